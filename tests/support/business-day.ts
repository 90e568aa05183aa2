/** Returns the current day in Amman, YYYY-MM-DD. */
export const dayInAmman = () => new Date().toLocaleDateString("en-CA", { timeZone: "Asia/Amman" });

process.env.BUSINESS_DAY ??= dayInAmman();

/** The business day of a whole run, the same in every worker. */
export const today = process.env.BUSINESS_DAY;

/** CLOCK of a run's servers: they begin at noon in Amman, so that no journey crosses midnight. */
export const noon = `${today}T12:00:00+03:00`;

/** A time before those servers start, for records that they find. */
export const beforeNoon = `${today}T11:59:00+03:00`;

/** Returns the day this many days after the run's, YYYY-MM-DD. */
export const aDay = (daysAway: number) =>
  new Date(Date.parse(today) + daysAway * 86_400_000).toISOString().slice(0, 10);
