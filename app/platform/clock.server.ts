import { settings } from "./settings.server";

const offset = settings.clock ? Date.parse(settings.clock) - Date.now() : 0;
const ammanDay = new Intl.DateTimeFormat("en-CA", { timeZone: "Asia/Amman", dateStyle: "short" });

/** Returns the real time, or the time that runs on from CLOCK. */
export const now = () => new Date(Date.now() + offset);

const SECOND_MS = 1000;
let second = Number.NaN;
let day = "";

/** Returns the day in Asia/Amman, YYYY-MM-DD. */
export function today(): string {
  const at = now();
  const currentSecond = Math.floor(at.getTime() / SECOND_MS);
  if (currentSecond !== second) [second, day] = [currentSecond, ammanDay.format(at)];
  return day;
}

/**
 * Returns whole seconds, at least one, until a time counted by the database: rate limits use the real time, whatever
 * CLOCK says.
 */
export const secondsUntil = (moment: Date) => Math.max(1, Math.ceil((moment.getTime() - Date.now()) / 1000));
