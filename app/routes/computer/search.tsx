import { useForm } from "@conform-to/react";
import type { Answer } from "~/fields/parse-form";
import { ErrorSummary, Field } from "~/forms";
import { useTranslation } from "~/i18n";
import { Button, ButtonLink, Icon, Ltr, Notice } from "~/ui";
import { searchAddress } from "./addresses";
import type { LookUp } from "./look-up.server";

type SearchFormProps = { page: string; typed: string; answer?: Answer };

/** Searches for a member by number; the typed number stays until it is cleared. */
export function SearchForm({ page, typed, answer }: SearchFormProps) {
  const { t } = useTranslation("cards");
  const [form, fields] = useForm<{ doc_no: string }, string[]>({
    id: "look-up",
    lastResult: answer,
    defaultValue: { doc_no: typed },
  });
  const label = t("fields.member-number");
  const hint = (
    <>
      {`${t("number-hint")} `}
      <Ltr>10001</Ltr>
    </>
  );
  return (
    <>
      <ErrorSummary form={form} labels={{}} />
      <form id={form.id} method="get" action={page} aria-label={t("find-member")} className="max-w-xl">
        <Field
          field={fields.doc_no}
          label={label}
          hint={hint}
          inputMode="numeric"
          autoComplete="off"
          dir="ltr"
          autoFocus={!typed && !answer}
        />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" asks>
            <Icon name="search" />
            {t("search")}
          </Button>
          {typed ? (
            <ButtonLink variant="quiet" href={page}>
              {t("clear")}
            </ButtonLink>
          ) : null}
        </div>
      </form>
      {typed || answer ? null : <p className="mt-8 text-muted">{t("search-first")}</p>}
    </>
  );
}

type NotFetchedProps = { page: string; typed: string; problem: NonNullable<LookUp<unknown>["problem"]> };

export function LookUpFailed({ page, typed, problem }: NotFetchedProps) {
  const { t } = useTranslation("cards");
  const nobodys = problem === "none-found";
  return (
    <div role="alert" className="max-w-2xl">
      <Notice kind={nobodys ? "warning" : "danger"}>
        <p className="font-bold">{t(nobodys ? "not-found" : problem)}</p>
        {nobodys ? <p>{t("none-found")}</p> : null}
        <p className="mt-3">
          <ButtonLink variant="quiet" href={searchAddress(page, typed)}>
            {t("retry")}
          </ButtonLink>
        </p>
      </Notice>
    </div>
  );
}
