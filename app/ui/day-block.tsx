import { calendarLeaf, useTranslation } from "~/i18n";

/** `day` is YYYY-MM-DD. */
export function DayBlock({ day }: { day: string }) {
  const { language } = useTranslation();
  const { number, month } = calendarLeaf(day, language);
  return (
    <time className="day-block" dateTime={day}>
      <b>{number}</b> {month}
    </time>
  );
}
