import { useTranslation } from "~/i18n/use-translation";

/** The day of an event in words, marked where it is today. */
export function EventDay({
  event: { date, day, today },
}: {
  event: { date: string; day: string; today: boolean };
}) {
  const { t } = useTranslation("events");
  return (
    <p className="text-sm text-muted">
      <time dateTime={date}>{day}</time>
      {today ? (
        <>
          {" "}
          <span className="tag">{t("today")}</span>
        </>
      ) : null}
    </p>
  );
}
