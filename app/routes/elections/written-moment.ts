import { ammanDayAndTime } from "~/i18n/amman-moment";

/** An instant as it is written into a narrow column: Amman's day and time, YYYY-MM-DD HH:MM. */
export function writtenMoment(at: Date): string {
  const { day, time } = ammanDayAndTime(at);
  return `${day} ${time}`;
}
