import { useForm } from "@conform-to/react";
import { useActionData } from "@remix-run/react";
import { LONGEST_TITLE } from "~/domain/elections/election-input";
import type { TouchesOpen } from "~/domain/elections/open-election";
import { ErrorSummary } from "~/forms/error-summary";
import { Field } from "~/forms/field";
import { SubmissionId } from "~/forms/hidden-fields";
import { MomentFields } from "~/forms/moment-fields";
import { useTranslation } from "~/i18n/use-translation";
import { Button, ButtonLink } from "~/ui/button";
import type { RefusedElection } from "./answer-election.server";
import { type electionFields, useElectionLabels } from "./field-labels";
import { CONFIRM_OPEN, OpenConfirmation } from "./open-confirmation";
import type { TypedElection } from "./shown-election.server";

type Names = (typeof electionFields)[number] | typeof CONFIRM_OPEN;
type Props = {
  /** What stands there now, on the edit page, and the version it has. */
  present?: { typed: TypedElection; version: number; touches: TouchesOpen | null; opensFixed: boolean };
  submit: string;
  cancel: string;
};

/** The form of a new election and of one that is changed. */
export function ElectionForm({ present, submit, cancel }: Props) {
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
    <form method="post" noValidate className="max-w-3xl">
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
