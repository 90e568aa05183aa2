import { useForm } from "@conform-to/react";
import type { ReactNode } from "react";
import type { NamedCentre } from "~/domain/elections/centres.server";
import type { ObjectionState, ObjectionSubject } from "~/domain/elections/objection-states";
import { DecisionForm } from "~/forms/decision-form";
import { SelectField } from "~/forms/field";
import type { Answer } from "~/forms/parse-form";
import { useTranslation } from "~/i18n/use-translation";

type Props = {
  objection: { state: ObjectionState; about: ObjectionSubject; hasEmail: boolean };
  centres: NamedCentre[];
  refused: Answer | undefined;
  children: ReactNode;
};

/** The decision about an objection, with the centre where it is about one. */
export function ObjectionDecision({ objection, centres, refused, children }: Props) {
  const { t } = useTranslation("roll");
  const { state, about, hasEmail } = objection;
  const [form, fields] = useForm<Record<"decision" | "centre" | "note", string>, string[]>({
    id: "decision",
    lastResult: refused,
  });
  const centre = t("objections.choose-centre");
  return (
    <DecisionForm
      form={form}
      labels={{ decision: t("objections.decision"), centre, note: t("objections.note") }}
      words={{
        noteHint: t("objections.note-hint"),
        told: t(hasEmail ? "objections.by-mail" : "objections.no-mail"),
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
