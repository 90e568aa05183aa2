import { useForm } from "@conform-to/react";
import { ErrorSummary } from "~/forms/error-summary";
import { Field } from "~/forms/field";
import { Honeypot } from "~/forms/submission";
import { useTranslation } from "~/i18n/use-translation";
import { Button } from "~/ui/button";
import type { RefusedResume } from "./answer-resume.server";
import { dayInput } from "./application-field";

/** The code of an application or a draft, and the day of birth that belongs to it. */
export function ResumeForm({ refused }: { refused: RefusedResume | undefined }) {
  const { t } = useTranslation("internship-receipt");
  const [form, fields] = useForm<Record<"resume_code" | "BIRTH_DATE", string>, string[]>({
    id: "resume",
    lastResult: refused?.answer,
  });
  const labels = { resume_code: t("resume.code"), BIRTH_DATE: t("resume.birth-date") };
  return (
    <>
      <ErrorSummary form={form} labels={labels} sentence={refused?.sentence} />
      <form method="post" noValidate className="max-w-xl">
        <Honeypot />
        <Field
          field={fields.resume_code}
          label={labels.resume_code}
          hint={t("resume.code-hint")}
          dir="ltr"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
        <Field
          field={fields.BIRTH_DATE}
          label={labels.BIRTH_DATE}
          hint={t("resume.birth-hint")}
          optional
          autoComplete="bday"
          {...dayInput(
            typeof fields.BIRTH_DATE.initialValue === "string" ? fields.BIRTH_DATE.initialValue : "",
          )}
        />
        <Button type="submit">{t("resume.submit")}</Button>
      </form>
    </>
  );
}
