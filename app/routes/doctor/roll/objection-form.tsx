import { useForm } from "@conform-to/react";
import type { ReactNode } from "react";
import { objectionSubjects } from "~/domain/elections/input";
import type { Answer } from "~/fields/parse-form";
import { ErrorSummary, useErrorText } from "~/forms/error-summary";
import { TextField } from "~/forms/field";
import { SubmissionId } from "~/forms/submission";
import { useTranslation } from "~/i18n/use-translation";
import { Button } from "~/ui/button";
import { CallOffice } from "~/ui/contact-details";
import { Notice } from "~/ui/notice";

type Props = {
  refused: Answer | undefined;
  children: ReactNode;
};

type ObjectingProps = Props & { deadline: { open: boolean; moment: string } | null; waits: boolean };

export function Objecting({ deadline, waits, refused, children }: ObjectingProps) {
  const { t } = useTranslation("roll");
  const above = (
    <>
      {children}
      <h2 className="mt-10 mb-3 text-xl">{t("check.object-title")}</h2>
      {deadline?.open ? <p className="mb-4">{t("check.until", { moment: deadline.moment })}</p> : null}
    </>
  );
  if (deadline?.open && (refused || !waits))
    return (
      <ObjectionForm refused={refused}>
        {above}
        <p className="mb-4 text-muted">
          {`${t("check.name-hint")} `}
          <a className="link" href="/dr-dashboard/name-change">
            {t("check.name-change")}
          </a>
        </p>
      </ObjectionForm>
    );
  return (
    <>
      {above}
      {deadline?.open ? (
        <Notice>{t("check.one-at-a-time")}</Notice>
      ) : (
        <p>
          <CallOffice
            words={deadline ? t("check.ended", { moment: deadline.moment }) : t("check.no-deadline")}
          />
        </p>
      )}
    </>
  );
}

function ObjectionForm({ refused, children }: Props) {
  const { t } = useTranslation(["roll", "forms"]);
  const say = useErrorText();
  const [form, fields] = useForm<Record<"about" | "words", string>, string[]>({
    id: "objection",
    lastResult: refused,
  });
  const { about, words } = fields;
  const labels = { about: t("roll:check.what-about"), words: t("roll:check.words") };
  const problem = about.errors?.[0];
  return (
    <form method="post" noValidate>
      <ErrorSummary form={form} labels={labels} />
      {children}
      <SubmissionId />
      <fieldset className="field" aria-describedby={problem ? about.errorId : undefined}>
        <legend className="field-label">{labels.about}</legend>
        {problem ? (
          <p id={about.errorId} className="field-error">
            <span className="sr-only">{t("forms:error")} </span>
            {say(problem)}
          </p>
        ) : null}
        {objectionSubjects.map((subject, nth) => (
          <label key={subject} className="choice">
            <input
              type="radio"
              id={nth ? `${about.id}-${subject}` : about.id}
              name={about.name}
              value={subject}
              defaultChecked={about.initialValue === subject}
            />
            <span>{t(`roll:about.${subject}`)}</span>
          </label>
        ))}
      </fieldset>
      <TextField field={words} label={labels.words} hint={t("roll:check.words-hint")} rows={5} dir="auto" />
      <Button type="submit">{t("roll:check.send")}</Button>
    </form>
  );
}
