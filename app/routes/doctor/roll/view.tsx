import { useForm } from "@conform-to/react";
import type { ReactNode } from "react";
import { doctorPortal } from "~/addresses/doctor";
import { href } from "~/addresses/href";
import { objectionInput, objectionSubjects } from "~/domain/elections/input";
import { StandingIcon } from "~/features/standing/standing";
import type { Answer } from "~/fields/parse-form";
import { ErrorSummary, SubmissionId, TextField, useChecks, useErrorText } from "~/forms";
import { type LocalText, useTranslation } from "~/i18n";
import { Bilingual, Button, CallOffice, DefinitionTable, Ltr, Notice, Recorded } from "~/ui";

export type RollLine = {
  title: LocalText;
  from: string;
  to: string;
  wholeRegister: boolean;
  onRoll: boolean;
  name: { ar: string; en: string };
  memberNumber: number;
  centre: LocalText | null;
  mark: { moment: string; centre: LocalText | null; desk: string | null } | null;
};

export function OwnLine({ line }: { line: RollLine }) {
  const { t } = useTranslation("roll");
  const { title, from, to, wholeRegister, onRoll, name, memberNumber, centre, mark } = line;
  return (
    <section aria-labelledby="own-line">
      <h2 id="own-line" className="text-xl">
        <Bilingual text={title} tag={false} />
      </h2>
      <p className="text-muted">{t("check.window", { from, to })}</p>
      <p className="mt-4 mb-4 flex items-start gap-3 text-lg font-bold">
        <StandingIcon tone={onRoll ? "yes" : "no"} />
        {t(onRoll ? "check.on" : "check.not-on")}
      </p>
      {wholeRegister ? <p className="mb-4">{t("check.everybody")}</p> : null}
      {onRoll || mark ? (
        <DefinitionTable
          rows={[
            { label: t("check.member-number"), value: <Ltr>{memberNumber}</Ltr> },
            { label: t("check.name-ar"), value: <Recorded value={name.ar} lang="ar" /> },
            { label: t("check.name-en"), value: <Recorded value={name.en} lang="en" /> },
            {
              label: t("check.centre"),
              value: centre ? <Bilingual text={centre} tag={false} /> : t("check.no-centre"),
            },
            { label: t("check.marked"), value: <Mark mark={mark} /> },
          ]}
        />
      ) : null}
    </section>
  );
}

function Mark({ mark }: Pick<RollLine, "mark">) {
  const { t } = useTranslation("roll");
  if (!mark) return t("check.not-marked");
  return (
    <>
      <b>{t("check.marked-on", { moment: mark.moment })}</b>
      {mark.centre ? (
        <>
          <br />
          <Bilingual text={mark.centre} tag={false} />
        </>
      ) : null}
      {mark.desk ? ` · ${t("check.desk", { desk: mark.desk })}` : null}
      <p className="mt-2">
        <CallOffice words={t("check.not-you")} />
      </p>
    </>
  );
}

type Props = {
  refused: Answer | undefined;
  children: ReactNode;
};

type ObjectingProps = Props & { deadline: { open: boolean; moment: string } | null; waits: boolean };

export function ObjectionLink({ deadline, waits, refused, children }: ObjectingProps) {
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
          <a className="link" href={href(doctorPortal.nameChange)}>
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
    <form method="post" noValidate {...useChecks(objectionInput)}>
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
