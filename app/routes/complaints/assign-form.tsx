import { useForm } from "@conform-to/react";
import { ErrorSummary } from "~/forms/error-summary";
import { SubmissionId } from "~/forms/hidden-fields";
import type { Answer } from "~/forms/parse-form";
import { useTranslation } from "~/i18n/use-translation";
import { Button } from "~/ui/button";

type Props = {
  id: number;
  assignedTo: string | null;
  caretakers: Array<{ id: string; name: string }>;
  answer?: Answer;
};

/** Says who looks after a message from now on. */
export function AssignForm({ id, assignedTo, caretakers, answer }: Props) {
  const { t } = useTranslation("complaints");
  const [form, fields] = useForm<{ assigned_to: string }, string[]>({ id: "assign", lastResult: answer });
  const label = t("fields.assigned-to");
  return (
    <form method="post" action={`/complaints/${id}/assign`} noValidate>
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
