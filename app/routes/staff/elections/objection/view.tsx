import { useForm } from "@conform-to/react";
import type { ReactNode } from "react";
import type { NamedCentre } from "~/domain/elections/centres.server";
import { type ObjectionState, type ObjectionSubject, objectionDecisionInput } from "~/domain/elections/input";
import type { Answer } from "~/fields/parse-form";
import { DecisionForm, SelectField } from "~/forms";
import { type LocalText, useTranslation } from "~/i18n";
import { Bilingual, DefinitionTable, Ltr, Recorded } from "~/ui";

type Line = {
  name: { ar: string; en: string };
  onRoll: boolean;
  centre: LocalText | null;
  marked: string | null;
};
type ObjectionFactsProps = {
  objection: { memberNumber: number; about: ObjectionSubject; words: string; sent: string };
  line: Line | null;
};

export function ObjectionFacts({
  objection: { memberNumber, about, words, sent },
  line,
}: ObjectionFactsProps) {
  const { t } = useTranslation("roll");
  const record = useTranslation("record").t;
  return (
    <DefinitionTable
      rows={[
        { label: record("fields.memberNumber"), value: <Ltr>{memberNumber}</Ltr> },
        { label: record("fields.nameAr"), value: <Recorded value={line?.name.ar ?? null} lang="ar" /> },
        { label: record("fields.nameEn"), value: <Recorded value={line?.name.en ?? null} lang="en" /> },
        { label: t("objections.what"), value: <b>{t(`about.${about}`)}</b> },
        {
          label: t("objections.words"),
          value: (
            <p dir="auto" className="whitespace-pre-line wrap-anywhere">
              {words}
            </p>
          ),
        },
        { label: t("objections.sent"), value: sent },
        {
          label: t("objections.now"),
          value: t(line?.onRoll ? "objections.on-roll" : "objections.not-on-roll"),
        },
        {
          label: t("objections.centre"),
          value: line?.centre ? <Bilingual text={line.centre} tag={false} /> : t("objections.no-centre"),
        },
        {
          label: t("objections.marked"),
          value: line?.marked
            ? t("objections.marked-on", { moment: line.marked })
            : t("objections.not-marked"),
        },
      ]}
    />
  );
}

type ObjectionDecisionProps = {
  objection: { state: ObjectionState; about: ObjectionSubject; hasEmail: boolean };
  centres: NamedCentre[];
  refused: Answer | undefined;
  children: ReactNode;
};

export function ObjectionDecision({ objection, centres, refused, children }: ObjectionDecisionProps) {
  const { t } = useTranslation("roll");
  const { state, about, hasEmail } = objection;
  const [form, fields] = useForm<Record<"decision" | "centre" | "note", string>, string[]>({
    id: "decision",
    lastResult: refused,
  });
  const centre = t("objections.choose-centre");
  return (
    <DecisionForm
      schema={objectionDecisionInput}
      form={form}
      labels={{ decision: t("objections.decision"), centre, note: t("objections.note") }}
      words={{
        noteHint: t("objections.note-hint"),
        explanation: t(hasEmail ? "objections.by-mail" : "objections.no-mail"),
        accept: t("objections.accept"),
        refuse: t("objections.refuse"),
      }}
      isWaiting={state === "waiting"}
      more={
        <>
          <p>{t(`objections.effect.${about}`)}</p>
          <p className="mb-6">{t("objections.marks-stay")}</p>
          {about === "missing" || about === "wrong-centre" ? (
            <SelectField
              field={fields.centre}
              label={centre}
              hint={t(`objections.centre-hint.${about}`)}
              none={t(`objections.no-choice.${about}`)}
              options={centres}
            />
          ) : null}
        </>
      }
    >
      {children}
    </DecisionForm>
  );
}
