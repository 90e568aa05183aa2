const LOW_BELOW = 1.5;
const MIDDLE_BELOW = 2.5;

export type Standing = "low" | "middle" | "high";

/** How an average of 1 to 3 stands: red below 1.5, yellow below 2.5, otherwise green (specification 1, §2). */
export function standingOf(average: number): Standing {
  if (average < LOW_BELOW) return "low";
  return average < MIDDLE_BELOW ? "middle" : "high";
}
