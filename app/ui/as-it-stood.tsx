import { useTranslation } from "~/i18n/use-translation";
import { Notice } from "./notice";

/** Says of a page that it is a copy, and of what time (HH:MM in Amman). */
export function AsItStood({ time }: { time: string }) {
  const { t } = useTranslation("shell");
  return (
    <div role="status" className="my-4">
      <Notice kind="warning">
        <p>{t("as-it-stood", { time })}</p>
      </Notice>
    </div>
  );
}
