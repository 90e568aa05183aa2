import { useForm } from "@conform-to/react";
import { data } from "@remix-run/node";
import { useActionData } from "@remix-run/react";
import type { StoredElection } from "~/domain/elections/elections.server";
import { electionInput, electionOf, LONGEST_TITLE } from "~/domain/elections/input";
import type { OpenElectionEffect } from "~/domain/elections/voting-window";
import { parseId } from "~/fields/id";
import { type Answer, parseForm, type Refusal } from "~/fields/parse-form";
import { ErrorSummary, Field, isChecked, MomentFields, SubmissionId, useChecks } from "~/forms";
import { ammanDayAndTime, useTranslation } from "~/i18n";
import { Button, ButtonLink } from "~/ui";
import { CONFIRM_OPEN, OpenConfirmation } from "./open-confirmation";

export type RefusedElection = {
  answer: Answer;
  /** How the refused change would affect an open election. */
  touches: OpenElectionEffect | null;
  confirmed: boolean;
  /** True if somebody else saved meanwhile; the form then shows the current values. */
  conflict: boolean;
  seenVersion: number | null;
};

type How = { status?: number; touches?: OpenElectionEffect };

/** Reads an election as typed; with 409, the form starts from what somebody else saved meanwhile. */
export function readElection(form: FormData) {
  const { value: typed, refuse } = parseForm(form, electionInput);
  const confirmed = isChecked(form, CONFIRM_OPEN);
  const seenVersion = parseId(String(form.get("version") ?? ""));
  const read = typed && electionOf(typed);
  const wrong: Refusal = read && "wrong" in read ? { fields: read.wrong as Record<string, string[]> } : {};
  return {
    value: read && "value" in read ? { value: read.value, confirmed, seenVersion } : null,
    refuse: (refusal: Refusal = wrong, { status = 422, touches }: How = {}) => {
      const conflict = status === 409;
      const answer = refuse(refusal);
      const seen = conflict ? null : seenVersion;
      const refused = { answer, touches: touches ?? null, confirmed, conflict, seenVersion: seen };
      return data<RefusedElection | null>(refused, { status });
    },
  };
}

export const notSaved = { log: "failed to save an election", say: "election-office:save-failed" };

export const electionFields = [
  "title_ar",
  "title",
  "opens_date",
  "opens_time",
  "closes_date",
  "closes_time",
  "objections_date",
  "objections_time",
] as const;

export function useElectionLabels() {
  const { t } = useTranslation("election-office");
  const labels = Object.fromEntries(electionFields.map((field) => [field, t(`form.${field}`)]));
  return labels as Record<(typeof electionFields)[number], string>;
}

export function typedElection({ titleAr, titleEn, opensAt, closesAt, objectionsUntil }: StoredElection) {
  const [opens, closes] = [ammanDayAndTime(opensAt), ammanDayAndTime(closesAt)];
  const objections = objectionsUntil && ammanDayAndTime(objectionsUntil);
  return {
    title_ar: titleAr,
    title: titleEn,
    opens_date: opens.day,
    opens_time: opens.time,
    closes_date: closes.day,
    closes_time: closes.time,
    objections_date: objections?.day ?? "",
    objections_time: objections?.time ?? "",
  };
}

export type TypedElection = ReturnType<typeof typedElection>;

type Names = (typeof electionFields)[number] | typeof CONFIRM_OPEN;
type ElectionFormProps = {
  /** Set on the edit page: the stored values and their version. */
  present?: {
    typed: TypedElection;
    version: number;
    touches: OpenElectionEffect | null;
    opensFixed: boolean;
  };
  submit: string;
  cancel: string;
};

export function ElectionForm({ present, submit, cancel }: ElectionFormProps) {
  const { t } = useTranslation("election-office");
  const refused = useActionData<RefusedElection>();
  const [form, fields] = useForm<Record<Names, string>, string[]>({
    id: "election",
    lastResult: refused?.answer,
    defaultValue: present?.typed,
  });
  const labels = useElectionLabels();
  const field = fields as never as Record<(typeof electionFields)[number], never>;
  return (
    <form method="post" noValidate {...useChecks(electionInput, "max-w-3xl")}>
      <ErrorSummary form={form} labels={{ ...labels, [CONFIRM_OPEN]: "" }} />
      <SubmissionId />
      {present ? (
        <input type="hidden" name="version" value={refused?.seenVersion ?? present.version} />
      ) : null}
      <Field field={field.title_ar} label={labels.title_ar} maxLength={LONGEST_TITLE} lang="ar" dir="rtl" />
      <Field field={field.title} label={labels.title} maxLength={LONGEST_TITLE} lang="en" dir="ltr" />
      <MomentFields
        day={field.opens_date}
        time={field.opens_time}
        labels={[labels.opens_date, labels.opens_time]}
      />
      {present?.opensFixed ? <p className="mb-6 text-muted">{t("form.opens-fixed-hint")}</p> : null}
      <MomentFields
        day={field.closes_date}
        time={field.closes_time}
        labels={[labels.closes_date, labels.closes_time]}
      />
      <p className="mb-4">{t("form.objections-about")}</p>
      <MomentFields
        day={field.objections_date}
        time={field.objections_time}
        labels={[labels.objections_date, labels.objections_time]}
        optional
      />
      <OpenConfirmation
        touches={refused?.touches ?? present?.touches ?? null}
        field={fields[CONFIRM_OPEN] as never}
        checked={refused?.confirmed}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit">{submit}</Button>
        <ButtonLink href={cancel} variant="quiet">
          {t("form.cancel")}
        </ButtonLink>
      </div>
    </form>
  );
}
