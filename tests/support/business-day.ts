/** The day that it is in Amman now, YYYY-MM-DD. */
export const dayInAmman = () => new Date().toLocaleDateString("en-CA", { timeZone: "Asia/Amman" });

process.env.BUSINESS_DAY ??= dayInAmman();

/** The business day of a whole run, the same in every worker. */
export const today = process.env.BUSINESS_DAY;

/** CLOCK for a run's servers: begun at noon in Amman, no journey meets a midnight. */
export const noon = `${today}T12:00:00+03:00`;

/** When what such servers find was written. */
export const beforeNoon = `${today}T11:59:00+03:00`;

/** The day so many days after the run's, YYYY-MM-DD. */
export const aDay = (daysAway: number) =>
  new Date(Date.parse(today) + daysAway * 86_400_000).toISOString().slice(0, 10);
