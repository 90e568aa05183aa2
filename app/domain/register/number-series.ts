/** A number further than this above the next lower one is a stray: 9990001 among numbers of five digits. */
const LARGEST_GAP = 1000;

/**
 * Proposes the next association number: one above the highest that continues the series. `highest` are the highest
 * numbers in use, descending; a single stray number among them does not move the series.
 */
export function nextOfSeries(highest: readonly number[]): number {
  const continues = highest.find((number, index) => {
    const lower = highest[index + 1];
    return lower !== undefined && number - lower <= LARGEST_GAP;
  });
  return (continues ?? highest[0] ?? 0) + 1;
}

/** True for a number that would stand far above a series that has begun. */
export const isStray = (number: number, next: number): boolean => next > 1 && number > next + LARGEST_GAP;
