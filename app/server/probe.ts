const LONGEST_WAIT = 2000;

const later = <Value>(value: Value) =>
  new Promise<Value>((resolve) => setTimeout(resolve, LONGEST_WAIT, value).unref());

/**
 * A way to look at something that may hang: one look at a time, however many ask, and `unknown` for those who waited
 * for two seconds or saw it fail; a look that has not ended by then may never, and the next to ask looks anew. An answer
 * is kept for `keptMs`.
 */
export function probe<Found, Unknown>(
  run: () => Promise<Found>,
  unknown: Unknown,
  keptMs = 0,
): () => Promise<Found | Unknown> {
  let running: Promise<Found | Unknown> | undefined;
  let kept: { found: Found; until: number } | undefined;
  const taken = async () => {
    try {
      const found = await run();
      kept = { found, until: performance.now() + keptMs };
      return found;
    } catch {
      return unknown;
    }
  };
  const begin = () => {
    const mine = taken();
    const forget = () => {
      clearTimeout(timer);
      if (running === mine) running = undefined;
    };
    const timer = setTimeout(forget, LONGEST_WAIT).unref();
    mine.then(forget);
    return mine;
  };
  return async () => {
    if (kept && performance.now() < kept.until) return kept.found;
    running ??= begin();
    return Promise.race([running, later(unknown)]);
  };
}
