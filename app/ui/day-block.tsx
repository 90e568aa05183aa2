import { calendarLeaf } from "~/i18n/dates";
import { useTranslation } from "~/i18n/use-translation";

/** `day` is `YYYY-MM-DD`. */
export function DayBlock({ day }: { day: string }) {
  const { language } = useTranslation();
  const { number, month } = calendarLeaf(day, language);
  return (
    <time className="day-block" dateTime={day}>
      <b>{number}</b> {month}
    </time>
  );
}
