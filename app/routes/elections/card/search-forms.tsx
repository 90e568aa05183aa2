import { useForm } from "@conform-to/react";
import type { Answer } from "~/fields/parse-form";
import { ErrorSummary, Field } from "~/forms";
import { useTranslation } from "~/i18n";
import { Button, Icon, Ltr } from "~/ui";
import { ELECTIONS } from "../addresses";

type SearchFormProps = { typed?: string; answer?: Answer };
type NumberFormProps = SearchFormProps & { isNext: boolean; hasFocus?: boolean };

/** Searches for a card by member number; the typed number stays unless the next voter is expected. */
export function NumberForm({ typed = "", answer, isNext, hasFocus = isNext }: NumberFormProps) {
  const { t } = useTranslation("elections");
  const [form, fields] = useForm<{ doc_no: string }, string[]>({
    id: "look-up",
    lastResult: answer,
    defaultValue: { doc_no: isNext ? "" : typed },
  });
  const hint = (
    <>
      {`${t("number-hint")} `}
      <Ltr>10001</Ltr>
    </>
  );
  return (
    <div>
      <ErrorSummary form={form} labels={{}} />
      <form id={form.id} method="get" action={ELECTIONS} aria-label={t("search-form")} noValidate>
        <Field
          field={fields.doc_no}
          label={t("number")}
          hint={hint}
          inputMode="numeric"
          autoComplete="off"
          dir="ltr"
          autoFocus={hasFocus}
        />
        <Button type="submit" asks>
          <Icon name="search" />
          {t("search")}
        </Button>
      </form>
    </div>
  );
}

export function NameForm({ typed = "", answer }: SearchFormProps) {
  const { t } = useTranslation("elections");
  const [form, fields] = useForm<{ name: string }, string[]>({
    id: "by-name",
    lastResult: answer,
    defaultValue: { name: typed },
  });
  return (
    <div>
      <ErrorSummary form={form} labels={{}} />
      <form id={form.id} method="get" action={ELECTIONS} aria-label={t("name-form")} noValidate>
        <Field
          field={fields.name}
          label={t("name")}
          hint={t("name-hint")}
          autoComplete="off"
          maxLength={200}
        />
        <Button type="submit" asks variant="quiet">
          <Icon name="search" />
          {t("name-form")}
        </Button>
      </form>
    </div>
  );
}
