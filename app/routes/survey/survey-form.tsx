import { useForm } from "@conform-to/react";
import { survey } from "~/content/survey";
import { LONGEST_FEEDBACK } from "~/domain/surveys/input";
import { ErrorSummary } from "~/forms/error-summary";
import { TextField } from "~/forms/field";
import { Honeypot, SubmissionId } from "~/forms/hidden-fields";
import { SubmitButton } from "~/forms/submit-button";
import { useTranslation } from "~/i18n/use-translation";
import { FaceShapes } from "~/ui/face";
import type { RefusedSheet } from "./answer-sheet.server";
import { Question } from "./question";

/** The sheet of the satisfaction survey, with nothing chosen beforehand. */
export function SurveyForm({ refused }: { refused: RefusedSheet | undefined }) {
  const { t, language } = useTranslation("survey");
  const [form, fields] = useForm<Record<string, string>, string[]>({
    id: "survey",
    lastResult: refused?.answer,
  });
  const labels = {
    ...Object.fromEntries(survey.questions.map(({ name, topic }) => [name, topic[language]])),
    additional_feedback: t("feedback"),
  };
  return (
    <form method="post" noValidate>
      <ErrorSummary form={form} labels={labels} sentence={refused?.sentence} />
      <SubmissionId />
      <Honeypot />
      <FaceShapes />
      {survey.sample ? <p className="mb-6 text-sm text-muted">{t("sample")}</p> : null}
      {survey.questions.map(({ name, text }) => (
        <Question key={name} field={fields[name]!} text={text[language]} />
      ))}
      <div className="question">
        <TextField
          field={fields.additional_feedback!}
          label={t("feedback")}
          hint={t("feedback-hint", { most: LONGEST_FEEDBACK.toLocaleString("en") })}
          optional
          rows={4}
        />
        <SubmitButton busy="submitting">{t("send")}</SubmitButton>
      </div>
    </form>
  );
}
