import { useForm } from "@conform-to/react";
import { useActionData, useLoaderData } from "@remix-run/react";
import { ErrorSummary } from "~/forms/error-summary";
import { useTranslation } from "~/i18n/use-translation";
import { PageHeader } from "~/ui/page-header";
import { Pager } from "~/ui/pager";
import { AccountTable } from "./account-table";
import { accountsPage } from "./address";
import { type AccountFields, CreateForm, useCreateLabels } from "./create-form";
import { NewLinkBox } from "./new-link-box";
import type { RefusedAccounts } from "./refused";
import type { ShownAccounts } from "./shown-accounts.server";

/** All accounts of staff: make one, and change those there are. */
export function AccountsPage() {
  const { t } = useTranslation("accounts");
  const { title, users, list, newLink } = useLoaderData<ShownAccounts>();
  const refused = useActionData<RefusedAccounts>();
  const [form, fields] = useForm<AccountFields, string[]>({
    id: "account",
    lastResult: refused?.answer,
    defaultValue: { role: "editor" },
  });
  return (
    <>
      <PageHeader title={title} />
      <ErrorSummary form={form} labels={useCreateLabels()} sentence={refused?.sentence} />
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
