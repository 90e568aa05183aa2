import { useForm } from "@conform-to/react";
import { useActionData, useLoaderData } from "@remix-run/react";
import { computerUsers } from "~/addresses/accounts";
import { handler } from "~/auth/handler.server";
import {
  addComputerUser,
  listComputerUsers,
  type NewComputerUserOutcome,
} from "~/domain/computer-users/computer-users.server";
import { newComputerUserInput } from "~/domain/computer-users/input";
import { listNamedCentres, type NamedCentre } from "~/domain/elections/centres.server";
import { currentElection } from "~/domain/elections/elections.server";
import { pageIn } from "~/fields/pagination";
import type { Answer, Refusal } from "~/fields/parse-form";
import { ErrorSummary, Field, SubmissionId, SubmitButton, useChecks } from "~/forms";
import { readBySchema, submit } from "~/forms/submit.server";
import { formatMoment, inLanguage, useTranslation } from "~/i18n";
import { EmptyState, Ltr, PageHeader, Pager } from "~/ui";
import { AccountFields, useAccountLabels } from "./account-fields";
import { COMPUTER_USERS, userAddress, usersPage } from "./address";

export const loader = handler(computerUsers.list, async ({ language, url }) => {
  const page = pageIn(url.searchParams);
  const { users, ...list } = await listComputerUsers(page);
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
});

export type ListedUser = Awaited<ReturnType<typeof loader>>["users"][number];

type Reason = Extract<NewComputerUserOutcome, { created: false }>["reason"];

const refusals: Partial<Record<Reason, Refusal>> = {
  "username-taken": { fields: { username: ["computer-users:errors.taken"] } },
  "centre-unknown": { fields: { centre: ["computer-users:errors.centre"] } },
};
const FAILED = "computer-users:create-failed";

export const action = handler(computerUsers.list, ({ request, staff }) =>
  submit(request, {
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
    failed: { log: "failed to create a computer user", say: FAILED },
  }),
);

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

/** Creates a computer user, with a first password that the admin types. */
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

function UserRow({ user }: { user: ListedUser }) {
  const { t } = useTranslation("computer-users");
  const seat = useSeatWords()(user);
  return (
    <tr>
      <th scope="row">
        <a className="link" href={userAddress(user.id)}>
          <Ltr>{user.username}</Ltr>
        </a>
        {user.fullName ? (
          <span className="block text-sm font-normal text-muted">
            <bdi>{user.fullName}</bdi>
          </span>
        ) : null}
      </th>
      <td>
        <ul className="text-sm">
          {user.permissions.map((permission) => (
            <li key={permission}>{t(`may-do.${permission}`)}</li>
          ))}
        </ul>
      </td>
      <td>{seat ? <bdi>{seat}</bdi> : <span className="text-muted">{t("no-centre")}</span>}</td>
      <td>
        <span className={user.disabled ? "font-bold" : undefined}>
          {t(user.disabled ? "disabled" : "active")}
        </span>
        {user.disabled ? null : (
          <span className="block text-sm text-muted">
            {user.lastSeen ? t("signed-in", { at: user.lastSeen }) : t("not-signed-in")}
          </span>
        )}
      </td>
    </tr>
  );
}

/** Lists one page of computer users; on a narrow screen, each is a block of lines. */
function UserTable({ users }: { users: ListedUser[] }) {
  const { t } = useTranslation("computer-users");
  return (
    <table className="table row-cards">
      <thead>
        <tr>
          <th scope="col">{t("username")}</th>
          <th scope="col">{t("permissions")}</th>
          <th scope="col">{t("seat")}</th>
          <th scope="col">{t("state")}</th>
        </tr>
      </thead>
      <tbody>
        {users.map((user) => (
          <UserRow key={user.id} user={user} />
        ))}
      </tbody>
    </table>
  );
}

type Seat = { centre: string | null; desk: string | null };

/** Returns the user's station in words; empty if unknown. */
function useSeatWords() {
  const { t } = useTranslation("computer-users");
  return ({ centre, desk }: Seat): string => {
    if (centre && desk) return t("in-centre", { centre, desk });
    return centre ?? (desk ? t("at-desk", { desk }) : "");
  };
}
