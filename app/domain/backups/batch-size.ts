const AIM = 2_000_000;
const MOST_ROWS = 2000;
const FASTEST_GROWTH = 4;

/** With how many rows to begin where nothing is known of their size. */
export const FIRST_BATCH = 16;

/** How many rows to take next, after so many of so many characters: about two million characters, whatever rows weigh. */
export function nextBatch(rows: number, characters: number): number {
  const wanted = Math.floor((rows * AIM) / Math.max(characters, 1));
  return Math.max(1, Math.min(wanted, rows * FASTEST_GROWTH, MOST_ROWS));
}
