import { type FieldMetadata, useForm } from "@conform-to/react";
import type { HeadersFunction } from "@remix-run/node";
import { useActionData } from "@remix-run/react";
import { useContext } from "react";
import { href } from "~/addresses/href";
import { information } from "~/addresses/information";
import { survey as addresses } from "~/addresses/public";
import { handler } from "~/auth/handler.server";
import { isShownNow } from "~/content/current-edition";
import { survey } from "~/content/survey";
import { LONGEST_FEEDBACK, surveyInput } from "~/domain/surveys/input";
import { levels } from "~/domain/surveys/levels";
import {
  ErrorSummary,
  Honeypot,
  SubmissionId,
  SubmitButton,
  TextField,
  useChecks,
  useErrorText,
} from "~/forms";
import { readForm } from "~/forms/read-body.server";
import { formatNumber, sentence, useTranslation } from "~/i18n";
import { Face, FaceShapes, Notice, PageFacts, tones } from "~/ui";
import { Opening } from "~/ui/article/opening";
import { type RefusedSheet, surveyAction } from "./action.server";

export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const loader = handler(addresses.fillIn, ({ language }) => ({
  head: { description: sentence(language, "survey:lead") },
}));

export const action = handler(addresses.fillIn, async (visit) =>
  surveyAction(await readForm(visit.request), visit),
);

export default function Survey() {
  const { t } = useTranslation("survey");
  const refused = useActionData<typeof action>();
  return (
    <>
      <Opening emblem="survey">{refused ? null : <p className="lead">{t("lead")}</p>}</Opening>
      <div className="grid max-w-4xl gap-8 pt-6">
        {refused ? null : <Confidentiality />}
        <SurveyForm refused={refused} />
        {refused ? <Confidentiality /> : null}
      </div>
    </>
  );
}

function Confidentiality() {
  const { t } = useTranslation("survey");
  return (
    <Notice>
      <p className="font-bold">{t("confidential")}</p>
      <p>{t("kept-apart")}</p>
      <p>{t("counted")}</p>
      {isShownNow(href(information.privacyPolicy)) ? (
        <p className="mt-2">
          <a className="link" href={`${href(information.privacyPolicy)}#survey`}>
            {t("privacy")}
          </a>
        </p>
      ) : null}
    </Notice>
  );
}

function SurveyForm({ refused }: { refused: RefusedSheet | undefined }) {
  const { t, language } = useTranslation("survey");
  const [form, fields] = useForm<Record<string, string>, string[]>({
    id: "survey",
    lastResult: refused?.answer,
  });
  const { sample, questions } = survey();
  const { samples } = useContext(PageFacts);
  const labels = {
    ...Object.fromEntries(questions.map(({ name, topic }) => [name, topic[language]])),
    additional_feedback: t("feedback"),
  };
  return (
    <form method="post" noValidate {...useChecks(surveyInput)}>
      <ErrorSummary form={form} labels={labels} sentence={refused?.sentence} />
      <SubmissionId />
      <Honeypot />
      <FaceShapes />
      {sample && samples ? <p className="mb-6 text-sm text-muted">{t("sample")}</p> : null}
      {questions.map(({ name, text }) => (
        <Question key={name} field={fields[name]!} text={text[language]} />
      ))}
      <div className="question">
        <TextField
          field={fields.additional_feedback!}
          label={t("feedback")}
          hint={t("feedback-hint", { most: formatNumber(LONGEST_FEEDBACK, language) })}
          optional
          rows={4}
        />
        <SubmitButton busy="submitting">{t("send")}</SubmitButton>
      </div>
    </form>
  );
}

type Props = { field: FieldMetadata<string, Record<string, string>, string[]>; text: string };

/** A question with its three levels; the error summary links to the first of them. */
function Question({ field, text }: Props) {
  const { t } = useTranslation(["survey", "forms"]);
  const say = useErrorText();
  const error = field.errors?.[0];
  return (
    <fieldset className="question" aria-describedby={error ? field.errorId : undefined}>
      <legend>{text}</legend>
      {error ? (
        <p id={field.errorId} className="field-error">
          <span className="sr-only">{t("forms:error")} </span>
          {say(error)}
        </p>
      ) : null}
      <div className="levels">
        {levels.map((level) => (
          <label key={level} className="level">
            <input
              type="radio"
              id={level === 1 ? field.id : `${field.id}-${level}`}
              name={field.name}
              value={level}
              defaultChecked={field.initialValue === String(level)}
            />
            <Face tone={tones[level - 1]!} />
            <span>{t(`survey:levels.${level}`)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
