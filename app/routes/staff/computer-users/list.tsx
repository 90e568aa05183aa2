import { useForm } from "@conform-to/react";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { computerUsers } from "~/addresses/accounts";
import { visit } from "~/auth/visit.server";
import {
  addComputerUser,
  listComputerUsers,
  type NewComputerUserOutcome,
} from "~/domain/computer-users/computer-users.server";
import { newComputerUserInput } from "~/domain/computer-users/input";
import { listNamedCentres, type NamedCentre } from "~/domain/elections/centres.server";
import { currentElection } from "~/domain/elections/elections.server";
import type { Answer, Refusal } from "~/fields/parse-form";
import { ErrorSummary } from "~/forms/error-summary";
import { Field } from "~/forms/field";
import { SubmissionId, SubmitButton } from "~/forms/submission";
import { readBySchema, submit } from "~/forms/submit.server";
import { useChecks } from "~/forms/use-checks";
import { formatMoment } from "~/i18n/dates";
import { inLanguage } from "~/i18n/languages";
import { useTranslation } from "~/i18n/use-translation";
import { EmptyState } from "~/ui/notice";
import { PageHeader } from "~/ui/page-header";
import { Pager } from "~/ui/pager";
import { AccountFields, useAccountLabels } from "./account-fields";
import { COMPUTER_USERS, usersPage } from "./address";
import { UserTable } from "./user-table";

export async function loader({ request }: LoaderFunctionArgs) {
  const { language } = await visit(request, computerUsers.list);
  const asked = Number(new URL(request.url).searchParams.get("page")?.slice(0, 6)) || 1;
  const { users, ...list } = await listComputerUsers(asked);
  return {
    list,
    centres: await listNamedCentres(await currentElection(), language),
    users: users.map(({ id, username, fullName, permissions, centre, desk, disabledAt, lastSeen }) => ({
      id,
      username,
      fullName,
      permissions,
      centre: centre && inLanguage(language, centre).value,
      desk,
      disabled: disabledAt !== null,
      lastSeen: lastSeen && formatMoment(lastSeen, language),
    })),
  };
}

export type ListedUser = Awaited<ReturnType<typeof loader>>["users"][number];

type Reason = Extract<NewComputerUserOutcome, { created: false }>["reason"];

const refusals: Partial<Record<Reason, Refusal>> = {
  "username-taken": { fields: { username: ["computer-users:errors.taken"] } },
  "centre-unknown": { fields: { centre: ["computer-users:errors.centre"] } },
};
const FAILED = "computer-users:create-failed";

export async function action({ request }: ActionFunctionArgs) {
  const { staff } = await visit(request, computerUsers.list);
  return submit(request, {
    form: "create-computer-user",
    by: staff,
    secret: true,
    read: (form) =>
      readBySchema(form, newComputerUserInput, { secret: true, show: (answer) => ({ answer }) }),
    write: ({ full_name: fullName, centre: centreId, ...account }, submission) =>
      addComputerUser(
        { ...account, fullName, centreId },
        { actor: { kind: "staff", id: staff.id }, submission },
      ),
    answer: (outcome, refuse) =>
      outcome.created
        ? { to: COMPUTER_USERS, say: "computer-users:created" }
        : refuse(refusals[outcome.reason] ?? { form: [FAILED] }),
    sentBefore: "computer-users:sent-before",
    failed: { log: "a computer user could not be created", say: FAILED },
  });
}

export default function ComputerUsers() {
  const { t } = useTranslation("computer-users");
  const { users, list, centres } = useLoaderData<typeof loader>();
  const refused = useActionData<{ answer: Answer }>();
  const [form, fields] = useForm<NewUserFields, string[]>({
    id: "user",
    lastResult: refused?.answer,
    defaultValue: { permissions: ["look-up"] },
  });
  const labels = { username: t("username"), ...useAccountLabels(), password: t("password") };
  return (
    <>
      <PageHeader />
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

type NewUserFields = AccountFields & { username: string; password: string };
type Props = {
  fields: ReturnType<typeof useForm<NewUserFields, string[]>>[1];
  centres: NamedCentre[];
};

/** A new user of the computer portal, with a first password that the admin types. */
function CreateForm({ fields, centres }: Props) {
  const { t } = useTranslation("computer-users");
  return (
    <section aria-labelledby="create" className="card p-6">
      <h2 id="create" className="text-xl">
        {t("create-title")}
      </h2>
      <p className="mt-1 mb-5 text-sm text-muted">{t("create-hint")}</p>
      <form method="post" action={COMPUTER_USERS} noValidate {...useChecks(newComputerUserInput)}>
        <SubmissionId />
        <Field
          field={fields.username}
          label={t("username")}
          hint={t("username-hint")}
          dir="ltr"
          autoComplete="off"
          autoCapitalize="characters"
          maxLength={40}
        />
        <AccountFields fields={fields as never} centres={centres} />
        <Field
          field={fields.password}
          label={t("password")}
          hint={t("password-hint")}
          type="password"
          inputMode="numeric"
          dir="ltr"
          autoComplete="new-password"
        />
        <SubmitButton busy="creating">{t("create")}</SubmitButton>
      </form>
    </section>
  );
}
