import { useTranslation } from "~/i18n";
import { SubmissionId, SubmitButton } from "./submission";

/** Makes an old version a draft again. */
export function RestoreVersion({ number }: { number: number }) {
  const { t } = useTranslation("content");
  return (
    <form method="post">
      <SubmissionId />
      <SubmitButton busy="working" variant="quiet" name="restore" value={number}>
        {t("versions.restore", { number })}
      </SubmitButton>
    </form>
  );
}
