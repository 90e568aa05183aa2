const HOUR_MS = 60 * 60 * 1000;
const clock = new Intl.DateTimeFormat("en-CA-u-nu-latn", {
  timeZone: "Asia/Amman",
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
  hour: "2-digit",
  minute: "2-digit",
  hourCycle: "h23",
});

/** An instant as Amman's day (YYYY-MM-DD) and time (HH:MM), as they are written into fields. */
export function ammanDayAndTime(at: Date): { day: string; time: string } {
  const part = Object.fromEntries(clock.formatToParts(at).map(({ type, value }) => [type, value]));
  return { day: `${part.year}-${part.month}-${part.day}`, time: `${part.hour}:${part.minute}` };
}

/** The instant of a day (YYYY-MM-DD) and time (HH:MM) in Amman, whose offset was not always the present one. */
export function ammanMoment(day: string, time: string): Date {
  const asUtc = Date.parse(`${day}T${time}:00Z`);
  const guess = new Date(asUtc - 3 * HOUR_MS);
  const shown = ammanDayAndTime(guess);
  return new Date(guess.getTime() + asUtc - Date.parse(`${shown.day}T${shown.time}:00Z`));
}
