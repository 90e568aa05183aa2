import { useForm } from "@conform-to/react";
import { ErrorSummary } from "~/forms/error-summary";
import { Field } from "~/forms/field";
import type { Answer } from "~/forms/parse-form";
import { useTranslation } from "~/i18n/use-translation";
import { Button } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { MEMBERS } from "./address";

/** The search for a member by association number; what was typed stays. */
export function SearchForm({ typed, answer }: { typed: string; answer: Answer | undefined }) {
  const { t } = useTranslation("portal");
  const [form, fields] = useForm<{ number: string }, string[]>({
    id: "member",
    lastResult: answer,
    defaultValue: { number: typed },
  });
  return (
    <>
      <ErrorSummary form={form} labels={{}} />
      <form id={form.id} method="get" action={MEMBERS} className="max-w-xl">
        <Field field={fields.number} label={t("number")} inputMode="numeric" autoComplete="off" dir="ltr" />
        <Button type="submit">
          <Icon name="search" />
          {t("members.search")}
        </Button>
      </form>
    </>
  );
}
