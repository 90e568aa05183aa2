import { useForm } from "@conform-to/react";
import { useActionData, useLoaderData } from "@remix-run/react";
import { newStaffInput } from "~/domain/accounts/staff-input";
import type { Answer } from "~/fields/parse-form";
import { ADVISED_STAFF, MIN_STAFF } from "~/fields/password-rule";
import { ErrorSummary, Field, SubmissionId, SubmitButton, useChecks } from "~/forms";
import { useTranslation } from "~/i18n";
import { EmailAddress, Notice, PageHeader, Pager } from "~/ui";
import { ConfirmNotice } from "~/ui/confirm-notice";
import { AccountTable, RoleSelect } from "./account-table";
import { ACCOUNTS, accountsPage, INVITATIONS } from "./address";
import type { LoadedAccounts, NewLink } from "./loader.server";

/** Why the page is shown again: errors of the create form, or the message about another change. */
export type RefusedAccounts = { answer: Answer | null; sentence: string | null };

export function AccountsPage() {
  const { t } = useTranslation("accounts");
  const { users, list, newLink, isFresh } = useLoaderData<LoadedAccounts>();
  const refused = useActionData<RefusedAccounts>();
  const [form, fields] = useForm<AccountFields, string[]>({
    id: "account",
    lastResult: refused?.answer,
    defaultValue: { role: "editor" },
  });
  return (
    <>
      <PageHeader />
      <ErrorSummary form={form} labels={useCreateLabels()} sentence={refused?.sentence} />
      <ConfirmNotice isFresh={isFresh} path={accountsPage(list.page)} />
      {newLink ? <NewLinkBox {...newLink} /> : null}
      <div className="grid items-start gap-10 xl:grid-cols-[22rem_1fr]">
        <CreateForm fields={fields} />
        <section aria-labelledby="accounts" className="min-w-0">
          <h2 id="accounts" className="mb-4 text-xl">
            {t("list-title")}{" "}
            <span className="text-sm font-normal text-muted">{t("count", { count: list.total })}</span>
          </h2>
          <AccountTable users={users} page={list.page} />
          <Pager page={list.page} pages={list.pages} hrefFor={accountsPage} />
        </section>
      </div>
    </>
  );
}

type AccountFields = { email: string; full_name: string; password: string; role: string };
type Props = { fields: ReturnType<typeof useForm<AccountFields, string[]>>[1] };

function useCreateLabels(): Record<keyof AccountFields, string> {
  const { t } = useTranslation("accounts");
  return {
    email: t("user-email"),
    full_name: t("full-name"),
    password: t("password"),
    role: t("role"),
  };
}

/** Creates an account, with a first password or with a link by which its owner chooses one. */
function CreateForm({ fields }: Props) {
  const { t } = useTranslation("accounts");
  const labels = useCreateLabels();
  const hint = t("password-hint", { least: MIN_STAFF, advised: ADVISED_STAFF });
  return (
    <section aria-labelledby="create" className="card p-6">
      <h2 id="create" className="text-xl">
        {t("create-title")}
      </h2>
      <p className="mt-1 mb-5 text-sm text-muted">{t("create-hint")}</p>
      <form method="post" action={ACCOUNTS} noValidate {...useChecks(newStaffInput)}>
        <SubmissionId />
        <Field field={fields.email} label={labels.email} type="email" dir="ltr" autoComplete="off" />
        <Field field={fields.full_name} label={labels.full_name} autoComplete="off" maxLength={120} />
        <div className="field">
          <label htmlFor={fields.role.id} className="field-label">
            {labels.role}
          </label>
          <p id={fields.role.descriptionId} className="field-hint">
            {t("role-hint")}
          </p>
          <RoleSelect
            id={fields.role.id}
            defaultValue={fields.role.initialValue}
            aria-describedby={fields.role.descriptionId}
            aria-invalid={fields.role.errors ? true : undefined}
          />
        </div>
        <Field
          field={fields.password}
          label={labels.password}
          hint={hint}
          type="password"
          dir="ltr"
          autoComplete="new-password"
        />
        <div className="flex flex-wrap gap-3">
          <SubmitButton busy="creating">{t("create")}</SubmitButton>
          <SubmitButton busy="sending" variant="quiet" formAction={INVITATIONS}>
            {t("invite")}
          </SubmitButton>
        </div>
      </form>
    </section>
  );
}

/** A link to pass on by hand if mail is not set up; it is not shown again. */
function NewLinkBox({ email, link }: NewLink) {
  const { t } = useTranslation("accounts");
  const [before, after] = t("link-title", { email: "\n" }).split("\n");
  return (
    <div className="mb-10">
      <Notice kind="warning">
        <label htmlFor="new-link" className="font-bold">
          {before}
          <EmailAddress address={email} />
          {after}
        </label>
        <p id="new-link-hint" className="mb-3">
          {t("link-explain")}
        </p>
        <input
          id="new-link"
          className="input"
          dir="ltr"
          readOnly
          value={link}
          aria-describedby="new-link-hint"
        />
      </Notice>
    </div>
  );
}
