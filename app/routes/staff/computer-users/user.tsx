import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { requireStaff } from "~/auth/guards.server";
import { accountIdIn } from "~/domain/accounts/identities";
import { readForm } from "~/forms/read-body.server";
import { PageHeader } from "~/ui/page-header";
import { pageMeta } from "~/ui/page-meta";
import { Ltr } from "~/ui/text";
import { AccessForm } from "./access-form";
import { AccountForm } from "./account-form";
import { answerChange, type RefusedChange } from "./answer-change.server";
import { PasswordForm } from "./password-form";
import { shownUser } from "./shown-user.server";

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  data ? pageMeta({ title: data.documentTitle }) : [];

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireStaff(request, "computer-users.manage");
  return shownUser(request, accountIdIn(params.id));
}

export async function action({ request, params }: ActionFunctionArgs) {
  const staff = await requireStaff(request, "computer-users.manage");
  return answerChange(request, staff, accountIdIn(params.id), await readForm(request));
}

export default function ComputerUserPage() {
  const user = useLoaderData<typeof loader>();
  const refused = useActionData<RefusedChange>();
  const of = (form: RefusedChange["form"]) => (refused?.form === form ? refused : undefined);
  return (
    <>
      <PageHeader title={<Ltr>{user.title}</Ltr>} crumbs={user.crumbs} />
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
