import { settings } from "./settings.server";

const offset = settings.clock ? Date.parse(settings.clock) - Date.now() : 0;
const ammanDay = new Intl.DateTimeFormat("en-CA", { timeZone: "Asia/Amman", dateStyle: "short" });

/** Real time, or time running on from CLOCK. */
export const now = () => new Date(Date.now() + offset);

const SECOND_MS = 1000;
let second = Number.NaN;
let day = "";

/** The day in Asia/Amman, YYYY-MM-DD. */
export function today(): string {
  const at = now();
  const currentSecond = Math.floor(at.getTime() / SECOND_MS);
  if (currentSecond !== second) [second, day] = [currentSecond, ammanDay.format(at)];
  return day;
}

/** Whole seconds, one at least, until a moment that the database counted: throttles run on real time, whatever CLOCK says. */
export const secondsUntil = (moment: Date) => Math.max(1, Math.ceil((moment.getTime() - Date.now()) / 1000));
