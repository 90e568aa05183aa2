import { useForm } from "@conform-to/react";
import { useActionData, useLoaderData } from "@remix-run/react";
import { computerUsers } from "~/addresses/accounts";
import { handler } from "~/auth/handler.server";
import { accountIdIn, type ComputerPermission } from "~/domain/accounts/identities";
import { findComputerUser, versionOf } from "~/domain/computer-users/computer-users.server";
import { changedComputerUserInput, computerPasswordInput } from "~/domain/computer-users/input";
import { listNamedCentres } from "~/domain/elections/centres.server";
import { currentElection } from "~/domain/elections/elections.server";
import { ErrorSummary, Field, SubmissionId, useChecks } from "~/forms";
import { useTranslation } from "~/i18n";
import { Button, ButtonLink, Ltr, OnRecordNow, PageHeader } from "~/ui";
import { AccountFields, useAccountLabels } from "../account-fields";
import { COMPUTER_USERS, userAddress } from "../address";
import { changeUser, type RefusedChange } from "./action.server";

export const loader = handler(computerUsers.user, async ({ params, language }) => {
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
});

type UserPage = Awaited<ReturnType<typeof loader>>;

async function getUser(typed: string | undefined) {
  const id = accountIdIn(typed);
  const user = id && (await findComputerUser(id));
  if (!user) throw new Response(null, { status: 404 });
  return user;
}

export const action = handler(computerUsers.user, async ({ request, params, staff }) =>
  changeUser(request, staff, await getUser(params.id)),
);

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

/** Returns the stored account as text, to be shown beside what the admin typed while a colleague saved. */
function useStored({ typed, centres }: UserPage) {
  const { t } = useTranslation("computer-users");
  const labels = useAccountLabels();
  const centre = centres.find(({ id }) => String(id) === typed.centre)?.name ?? "";
  const permissions = typed.permissions.map((one: ComputerPermission) => t(`may-do.${one}`)).join(" · ");
  return [
    { label: labels.full_name, value: typed.full_name },
    { label: labels.permissions, value: permissions },
    { label: labels.centre, value: centre },
    { label: labels.desk, value: typed.desk },
  ];
}

/** The editable parts of an account: name, permissions and station. */
function AccountForm({ user, refused }: { user: UserPage; refused: RefusedChange | undefined }) {
  const { t } = useTranslation("computer-users");
  const cancel = useTranslation("record").t("cancel");
  const [form, fields] = useForm<AccountFields, string[]>({
    id: "account",
    lastResult: refused?.answer,
    defaultValue: user.typed,
  });
  const stored = useStored(user);
  return (
    <section aria-labelledby="account-title">
      <ErrorSummary form={form} labels={useAccountLabels()} />
      <h2 id="account-title" className="mb-4 text-xl">
        {t("account")}
      </h2>
      <form
        method="post"
        action={userAddress(user.id)}
        noValidate
        {...useChecks(changedComputerUserInput, "max-w-2xl")}
      >
        <SubmissionId />
        <input type="hidden" name="version" value={refused?.seen ?? user.version} />
        <AccountFields fields={fields} centres={user.centres} />
        <div className="flex flex-wrap gap-3">
          <Button type="submit">{t("save")}</Button>
          <ButtonLink variant="quiet" href={COMPUTER_USERS}>
            {cancel}
          </ButtonLink>
        </div>
      </form>
      {refused?.conflict ? <OnRecordNow rows={stored} /> : null}
    </section>
  );
}

/** Sets another password for a user who has forgotten the old one, or should no longer know it. */
function PasswordForm({ id, refused }: { id: string; refused: RefusedChange | undefined }) {
  const { t } = useTranslation("computer-users");
  const [form, fields] = useForm<{ password: string }, string[]>({
    id: "password",
    lastResult: refused?.answer,
  });
  return (
    <section aria-labelledby="password-title" className="card p-6">
      <ErrorSummary form={form} labels={{ password: t("new-password") }} />
      <h2 id="password-title" className="mb-4 text-xl">
        {t("new-password")}
      </h2>
      <form
        method="post"
        action={userAddress(id, "password")}
        noValidate
        {...useChecks(computerPasswordInput)}
      >
        <SubmissionId />
        <Field
          field={fields.password}
          label={t("password")}
          hint={t("new-password-hint")}
          type="password"
          inputMode="numeric"
          dir="ltr"
          autoComplete="new-password"
        />
        <Button type="submit" variant="quiet">
          {t("set-password")}
        </Button>
      </form>
    </section>
  );
}

function AccessForm({ user, refused }: { user: UserPage; refused: RefusedChange | undefined }) {
  const { t } = useTranslation("computer-users");
  const act = user.disabled ? "enable" : "disable";
  const [form] = useForm<Record<string, string>, string[]>({ id: "access", lastResult: refused?.answer });
  return (
    <section aria-labelledby="access-title" className="card p-6">
      <ErrorSummary form={form} labels={{}} />
      <h2 id="access-title" className="text-xl">
        {t("access")}
      </h2>
      <p className="mt-2">{t(user.disabled ? "disabled" : "active")}</p>
      <p id="access-hint" className="mt-1 mb-4 text-sm text-muted">
        {t("access-hint")}
      </p>
      <form method="post" action={userAddress(user.id, act)}>
        <SubmissionId />
        <Button type="submit" variant={user.disabled ? "quiet" : "danger"} aria-describedby="access-hint">
          {t(act)}
        </Button>
      </form>
    </section>
  );
}
