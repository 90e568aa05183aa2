import { Field } from "~/forms/field";
import { SubmitButton } from "~/forms/submission";
import { useTranslation } from "~/i18n/use-translation";
import { ButtonLink } from "~/ui/button";

type OneField = Parameters<typeof Field>[0]["field"];
type Hours = { publish_at: OneField; unpublish_at: OneField };

/** What the two hours are called that an editor may publish at and until. */
export function useHourLabels() {
  const { t } = useTranslation("content");
  return { publish_at: t("publish-at"), unpublish_at: t("unpublish-at") };
}

/** How each editor ends: its hours, where it has any, and its buttons, which stay in sight. */
export function EditorEnd({ hours, cancel }: { hours: Hours | null; cancel: string }) {
  const { t } = useTranslation("content");
  const labels = useHourLabels();
  return (
    <>
      {hours ? (
        <details
          className="editor-hours"
          open={Boolean(hours.publish_at.errors || hours.unpublish_at.errors)}
        >
          <summary>{t("hours")}</summary>
          <div className="editor-fields">
            <Field field={hours.publish_at} label={labels.publish_at} type="datetime-local" optional />
            <Field field={hours.unpublish_at} label={labels.unpublish_at} type="datetime-local" optional />
          </div>
        </details>
      ) : null}
      <div className="editor-bar">
        <SubmitButton busy="working" variant="quiet" name="do" value="draft">
          {t("save-draft")}
        </SubmitButton>
        <SubmitButton busy="publishing" name="do" value="publish">
          {t("publish")}
        </SubmitButton>
        <ButtonLink href={cancel} variant="quiet">
          {t("cancel")}
        </ButtonLink>
      </div>
    </>
  );
}
