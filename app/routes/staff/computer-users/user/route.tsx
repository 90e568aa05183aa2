import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { computerUsers } from "~/addresses/accounts";
import { visit } from "~/auth/visit.server";
import { accountIdIn } from "~/domain/accounts/identities";
import { findComputerUser, versionOf } from "~/domain/computer-users/computer-users.server";
import { listNamedCentres } from "~/domain/elections/centres.server";
import { currentElection } from "~/domain/elections/elections.server";
import { PageHeader } from "~/ui/page-header";
import { Ltr } from "~/ui/text";
import { changeUser, type RefusedChange } from "./action.server";
import { AccessForm, AccountForm, PasswordForm } from "./forms";

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { language } = await visit(request, computerUsers.user);
  const user = await getUser(params.id);
  const { username, fullName, permissions, centreId, desk, disabledAt } = user;
  return {
    head: { title: username },
    id: user.id,
    version: versionOf(user),
    disabled: disabledAt !== null,
    centres: await listNamedCentres(await currentElection(), language),
    typed: { full_name: fullName, permissions, centre: String(centreId ?? ""), desk: desk ?? "" },
  };
}

export type UserPage = Awaited<ReturnType<typeof loader>>;

async function getUser(typed: string | undefined) {
  const id = accountIdIn(typed);
  const user = id && (await findComputerUser(id));
  if (!user) throw new Response(null, { status: 404 });
  return user;
}

export async function action({ request, params }: ActionFunctionArgs) {
  const { staff } = await visit(request, computerUsers.user);
  return changeUser(request, staff, await getUser(params.id));
}

export default function ComputerUserPage() {
  const user = useLoaderData<typeof loader>();
  const refused = useActionData<RefusedChange>();
  const of = (form: RefusedChange["form"]) => (refused?.form === form ? refused : undefined);
  return (
    <>
      <PageHeader title={<Ltr>{user.head.title}</Ltr>} />
      <div className="grid items-start gap-10 lg:grid-cols-[1fr_22rem]">
        <AccountForm user={user} refused={of("account")} />
        <div className="grid gap-6">
          <PasswordForm id={user.id} refused={of("password")} />
          <AccessForm user={user} refused={of("access")} />
        </div>
      </div>
    </>
  );
}
