const LONGEST_WAIT = 2000;

const later = <Value>(value: Value) =>
  new Promise<Value>((resolve) => setTimeout(resolve, LONGEST_WAIT, value).unref());

/**
 * A way to look at something that may hang: one look at a time, however many ask, and `unknown` for those who waited
 * for two seconds or saw it fail; a look that has not ended by then may never, and the next to ask looks anew. An answer
 * is kept for `cacheMs`.
 */
export function probe<Found, Unknown>(
  run: () => Promise<Found>,
  unknown: Unknown,
  cacheMs = 0,
): () => Promise<Found | Unknown> {
  let running: Promise<Found | Unknown> | undefined;
  let cached: { found: Found; until: number } | undefined;
  const taken = async () => {
    try {
      const found = await run();
      cached = { found, until: performance.now() + cacheMs };
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
    if (cached && performance.now() < cached.until) return cached.found;
    running ??= begin();
    return Promise.race([running, later(unknown)]);
  };
}
