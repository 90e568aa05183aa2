import { type State, type Status, statuses } from "~/domain/complaints/status";
import { SubmissionId } from "~/forms/hidden-fields";
import { useTranslation } from "~/i18n/use-translation";
import { Button } from "~/ui/button";
import { Written } from "./written";

type Props = {
  complaint: { id: number; title: string; status: State; version: number };
  /** Where it leads afterwards. */
  back: string;
  chosen?: Status;
  /** The words of its button, where they are not 'Change'. */
  button?: string;
};

/** Sets a message's status: a choice and a button, nothing sends itself. */
export function StatusForm({ complaint: { id, title, status, version }, back, chosen, button }: Props) {
  const { t } = useTranslation("complaints");
  return (
    <form method="post" action={`/complaints/${id}/status`} className="flex flex-wrap items-end gap-2">
      <SubmissionId />
      <input type="hidden" name="version" value={version} />
      <input type="hidden" name="back" value={back} />
      <label className="grow">
        <span className="field-label text-sm">
          {t("set-status")}
          <span className="sr-only">
            {": "}
            <Written>{title}</Written>
          </span>
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
