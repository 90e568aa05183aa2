import { useTranslation } from "react-i18next";
import { formatDay } from "~/i18n/dates";
import type { Language } from "~/i18n/languages";

/** The day of the application: always today in Amman, shown and never read. */
export function ApplicationDay({ day }: { day: string }) {
  const { t, i18n } = useTranslation("internship");
  return (
    <p className="field wide">
      <label htmlFor="application-APP_DT" className="field-label">
        {t("fields.APP_DT")}
      </label>
      <input
        id="application-APP_DT"
        name="APP_DT"
        className="input"
        value={formatDay(day, i18n.language as Language)}
        readOnly
      />
    </p>
  );
}
