import { useTranslation } from "~/i18n";
import { Field } from "./field";
import { SubmitButton } from "./submission";

type OneField = Parameters<typeof Field>[0]["field"];
type Hours = { publish_at: OneField; unpublish_at: OneField };

/** Labels for the hours of publishing and unpublishing. */
export function useHourLabels() {
  const { t } = useTranslation("content");
  return { publish_at: t("publish-at"), unpublish_at: t("unpublish-at") };
}

export function HourFields({ hours: { publish_at, unpublish_at } }: { hours: Hours }) {
  const { t } = useTranslation("content");
  const labels = useHourLabels();
  const typed = [publish_at, unpublish_at].some(({ errors, initialValue }) => errors || initialValue);
  return (
    <details className="editor-hours" open={typed}>
      <summary>{t("hours")}</summary>
      <div className="editor-fields">
        <Field field={publish_at} label={labels.publish_at} type="datetime-local" optional />
        <Field field={unpublish_at} label={labels.unpublish_at} type="datetime-local" optional />
      </div>
    </details>
  );
}

/** Keeps what is written from readers until it is published. */
export function SaveDraft() {
  const { t } = useTranslation("content");
  return (
    <SubmitButton busy="working" variant="quiet" name="do" value="draft">
      {t("save-draft")}
    </SubmitButton>
  );
}

/** The end of every editor: its publishing hours, if it has any, and its buttons, which stay visible. */
export function EditorFooter({ hours, cancel }: { hours: Hours | null; cancel: string }) {
  const { t } = useTranslation("content");
  return (
    <>
      {hours ? <HourFields hours={hours} /> : null}
      <div className="editor-bar">
        <SaveDraft />
        <SubmitButton busy="publishing" name="do" value="publish">
          {t("publish")}
        </SubmitButton>
        <a className="btn btn-quiet" href={cancel}>
          {t("cancel")}
        </a>
      </div>
    </>
  );
}
