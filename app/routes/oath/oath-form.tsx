import { useForm } from "@conform-to/react";
import { ErrorSummary } from "~/forms/error-summary";
import { Field } from "~/forms/field";
import { Honeypot, SubmissionId } from "~/forms/hidden-fields";
import { SubmitButton } from "~/forms/submit-button";
import { useTranslation } from "~/i18n/use-translation";
import { Button } from "~/ui/button";
import type { ShownAnswer } from "./answer-oath.server";
import { FoundName } from "./found-name";
import { FIND, SUBMIT } from "./read-oath";

const NUMBER = "association_number";

/** One form, two steps: the number's name is shown, then the number is submitted. Enter asks for the name. */
export function OathForm({ answer, sentence, found }: ShownAnswer) {
  const { t } = useTranslation("oath");
  const [form, fields] = useForm<Record<typeof NUMBER, string>, string[]>({ id: "oath", lastResult: answer });
  const field = fields[NUMBER];
  return (
    <>
      <ErrorSummary form={form} labels={{ [NUMBER]: t("number") }} sentence={sentence} />
      <form id={form.id} method="post" noValidate className="oath max-w-xl">
        <SubmissionId />
        <Honeypot />
        <Field
          field={field}
          label={t("number")}
          hint={t("note")}
          inputMode="numeric"
          dir="ltr"
          autoComplete="off"
          spellCheck={false}
          autoFocus={!answer}
        />
        <Button variant="quiet" name={FIND} value="1">
          {t("find")}
        </Button>
        <FoundName name={found?.name} inputId={field.id} />
        <SubmitButton busy="submitting" name={SUBMIT} value={found?.number ?? ""} hidden={!found}>
          {t("submit")}
        </SubmitButton>
        <p className="mt-6 text-sm">
          <a className="link" href="/privacy-policy#oath">
            {t("privacy")}
          </a>
        </p>
      </form>
    </>
  );
}
