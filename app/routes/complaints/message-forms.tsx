import { useForm } from "@conform-to/react";
import type { ReactNode } from "react";
import { href } from "~/addresses/href";
import { complaints } from "~/addresses/staff";
import { noteInput } from "~/domain/complaints/input";
import { type State, type Status, statuses } from "~/domain/complaints/status";
import type { Answer } from "~/fields/parse-form";
import { ErrorSummary, SubmissionId, TextField, useChecks, useKeptDraft } from "~/forms";
import { useTranslation } from "~/i18n";
import { Button, PageHeader } from "~/ui";
import { MessageName, Written } from "./message-view";

type StatusFormProps = {
  complaint: { id: number; title: string; status: State; version: number };
  back: string;
  chosen?: Status;
  /** The label of its button if it is not 'Change'. */
  button?: string;
  /** In a row there is no room for the label, which is then only read by screen readers. */
  inRow?: boolean;
};

export function StatusForm({
  complaint: { id, title, status, version },
  back,
  chosen,
  button,
  inRow,
}: StatusFormProps) {
  const { t } = useTranslation("complaints");
  return (
    <form
      method="post"
      action={href(complaints.status, { id })}
      className="flex flex-wrap items-end gap-2"
      data-enhance="place"
    >
      <SubmissionId />
      <input type="hidden" name="version" value={version} />
      <input type="hidden" name="back" value={back} />
      <label className="grow">
        <span className={inRow ? "field-label text-sm lg:sr-only" : "field-label text-sm"}>
          {t("set-status")}
          <MessageName title={title} />
        </span>
        <select
          name="status"
          defaultValue={chosen ?? (status === "held" ? "pending" : status)}
          className="input"
        >
          {statuses.map((each) => (
            <option key={each} value={each}>
              {t(`statuses.${each}`)}
            </option>
          ))}
        </select>
      </label>
      <Button type="submit" variant="quiet">
        {button ?? t("change")}
      </Button>
    </form>
  );
}

export function TakeForm({ id }: { id: number }) {
  const { t } = useTranslation("complaints");
  return (
    <form method="post" action={href(complaints.take, { id })} data-enhance="place">
      <SubmissionId />
      <Button type="submit">{t("take")}</Button>
    </form>
  );
}

type AssignFormProps = {
  id: number;
  assignedTo: string | null;
  caretakers: Array<{ id: string; name: string }>;
  answer?: Answer;
};

export function AssignForm({ id, assignedTo, caretakers, answer }: AssignFormProps) {
  const { t } = useTranslation("complaints");
  const [form, fields] = useForm<{ assigned_to: string }, string[]>({ id: "assign", lastResult: answer });
  const label = t("fields.assigned-to");
  return (
    <form method="post" action={href(complaints.assign, { id })} noValidate data-enhance="place">
      <ErrorSummary form={form} labels={{ assigned_to: label }} />
      <SubmissionId />
      <div className="flex flex-wrap items-end gap-2">
        <label className="grow">
          <span className="field-label">{label}</span>
          <select
            id={fields.assigned_to.id}
            name="assigned_to"
            defaultValue={assignedTo ?? ""}
            className="input"
          >
            <option value="">{t("nobody")}</option>
            {caretakers.map((person) => (
              <option key={person.id} value={person.id}>
                {person.name}
              </option>
            ))}
          </select>
        </label>
        <Button type="submit" variant="quiet">
          {t("assign")}
        </Button>
      </div>
    </form>
  );
}

export function NoteForm({ id, answer }: { id: number; answer?: Answer }) {
  const kept = useKeptDraft();
  const { t } = useTranslation("complaints");
  const [form, fields] = useForm<{ note: string }, string[]>({ id: "note", lastResult: answer });
  return (
    <form
      method="post"
      action={href(complaints.notes, { id })}
      noValidate
      {...useChecks(noteInput, undefined, kept.enhance)}
      {...kept.data}
    >
      <ErrorSummary form={form} labels={{ note: t("note") }} />
      <SubmissionId />
      <TextField field={fields.note} label={t("note")} hint={t("notes-hint")} rows={3} />
      <Button type="submit" variant="quiet">
        {t("add-note")}
      </Button>
    </form>
  );
}

type ActPageProps = {
  complaint: { id: number; title: string };
  back?: { to: string; words: string };
  children: ReactNode;
};

/** A page for one action on a message: a link to the message, the form, and a link back. */
export function ComplaintActionPage({ complaint, back, children }: ActPageProps) {
  const { t } = useTranslation("complaints");
  const detailPath = href(complaints.detail, { id: complaint.id });
  return (
    <>
      <PageHeader record={<Written>{complaint.title}</Written>} />
      <div className="max-w-2xl">
        {children}
        <p className="mt-6">
          <a className="link" href={back?.to ?? detailPath}>
            {back?.words ?? t("back-to-one")}
          </a>
        </p>
      </div>
    </>
  );
}
