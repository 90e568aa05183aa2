import { useContext } from "react";
import { directionOf } from "~/i18n/languages";
import { useTranslation } from "~/i18n/use-translation";
import { PageFacts } from "./page-facts";

/** Above every page while nothing can be saved: why, until when, and what staff say of it. */
export function ReadOnlyNotice() {
  const { t } = useTranslation("maintenance");
  const { readOnly } = useContext(PageFacts);
  if (!readOnly) return null;
  const { because, until, message } = readOnly;
  const why = () => {
    if (!until) return t("notice.open");
    return until.isToday ? t("notice.until-time", { time: until.at }) : t("notice.until", { when: until.at });
  };
  return (
    <div role="status" className="site-notice">
      <div className="wrap">
        {because === "disk" ? (
          <p>{t("notice.disk")}</p>
        ) : (
          <p>
            <b>{why()}</b> {t("notice.meanwhile")}
          </p>
        )}
        {message ? (
          <p lang={message.lang} dir={directionOf(message.lang)}>
            {message.value}
          </p>
        ) : null}
      </div>
    </div>
  );
}
