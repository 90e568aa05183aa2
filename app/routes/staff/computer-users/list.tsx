import { useForm } from "@conform-to/react";
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { requireStaff } from "~/auth/guards.server";
import { ErrorSummary } from "~/forms/error-summary";
import type { Answer } from "~/forms/parse-form";
import { readForm } from "~/forms/read-body.server";
import { useTranslation } from "~/i18n/use-translation";
import { EmptyState } from "~/ui/empty-state";
import { PageHeader } from "~/ui/page-header";
import { pageMeta } from "~/ui/page-meta";
import { Pager } from "~/ui/pager";
import { useAccountLabels } from "./account-fields";
import { usersPage } from "./address";
import { answerCreation } from "./answer-creation.server";
import { CreateForm, type NewUserFields } from "./create-form";
import { shownUsers } from "./shown-users.server";
import { UserTable } from "./user-table";

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  data ? pageMeta({ title: data.documentTitle }) : [];

export async function loader({ request }: LoaderFunctionArgs) {
  await requireStaff(request, "computer-users.manage");
  return shownUsers(request);
}

export async function action({ request }: ActionFunctionArgs) {
  const staff = await requireStaff(request, "computer-users.manage");
  return answerCreation(request, staff, await readForm(request));
}

export default function ComputerUsers() {
  const { t } = useTranslation("computer-users");
  const { title, crumbs, users, list, centres } = useLoaderData<typeof loader>();
  const refused = useActionData<{ answer: Answer }>();
  const [form, fields] = useForm<NewUserFields, string[]>({
    id: "user",
    lastResult: refused?.answer,
    defaultValue: { permissions: ["look-up"] },
  });
  const labels = { username: t("username"), ...useAccountLabels(), password: t("password") };
  return (
    <>
      <PageHeader title={title} crumbs={crumbs} />
      <ErrorSummary form={form} labels={labels} />
      <div className="grid items-start gap-10 xl:grid-cols-[1fr_22rem]">
        <section aria-labelledby="users" className="min-w-0">
          <h2 id="users" className="mb-4 text-xl">
            {t("list-title")}{" "}
            <span className="text-sm font-normal text-muted">{t("count", { count: list.total })}</span>
          </h2>
          {users.length ? <UserTable users={users} /> : <EmptyState title={t("none")} />}
          <Pager page={list.page} pages={list.pages} hrefFor={usersPage} />
        </section>
        <CreateForm fields={fields} centres={centres} />
      </div>
    </>
  );
}
