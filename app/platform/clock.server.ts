import { settings } from "./settings.server";

const offset = settings.clock ? Date.parse(settings.clock) - Date.now() : 0;
const ammanDay = new Intl.DateTimeFormat("en-CA", { timeZone: "Asia/Amman", dateStyle: "short" });

/** The application's clock: real time, or time running on from CLOCK. */
export const now = () => new Date(Date.now() + offset);

/** Today's business day in Asia/Amman, YYYY-MM-DD. */
export const today = () => ammanDay.format(now());
