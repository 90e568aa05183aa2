import { formatDay } from "~/i18n/dates";
import { useTranslation } from "~/i18n/use-translation";

/** The day of the application: always today in Amman, shown and never read. */
export function ApplicationDay({ day }: { day: string }) {
  const { t, language } = useTranslation("internship");
  return (
    <p className="field wide">
      <label htmlFor="application-APP_DT" className="field-label">
        {t("fields.APP_DT")}
      </label>
      <input
        id="application-APP_DT"
        name="APP_DT"
        className="input"
        value={formatDay(day, language)}
        readOnly
      />
    </p>
  );
}
