import { useContext } from "react";
import {
  ammanDayAndTime,
  directionOf,
  formatMoment,
  formatTime,
  inLanguage,
  type Language,
  useTranslation,
} from "~/i18n";
import type { ReadOnly } from "~/platform/read-only.server";
import { PageFacts, type ReadOnlyFacts } from "~/ui/page-facts";

function untilIn(until: string | null | undefined, now: Date, language: Language): ReadOnlyFacts["until"] {
  const at = until ? new Date(until) : null;
  if (!at || at <= now) return null;
  const isToday = ammanDayAndTime(at).day === ammanDayAndTime(now).day;
  return { at: isToday ? formatTime(at, language) : formatMoment(at, language), isToday };
}

export const readOnlyFacts = (
  { reason, until, message }: ReadOnly,
  now: Date,
  language: Language,
): ReadOnlyFacts => ({
  reason,
  until: untilIn(until, now, language),
  message: message ? inLanguage(language, message) : null,
});

export function ReadOnlyNotice() {
  const { t } = useTranslation("maintenance");
  const { readOnly } = useContext(PageFacts);
  if (!readOnly) return null;
  const { reason, until, message } = readOnly;
  const why = () => {
    if (!until) return t("notice.open");
    return until.isToday ? t("notice.until-time", { time: until.at }) : t("notice.until", { when: until.at });
  };
  return (
    <div role="status" className="site-notice">
      <div className="wrap">
        {reason === "disk" ? (
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
