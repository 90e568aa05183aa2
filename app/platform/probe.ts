const LONGEST_WAIT = 2000;

const later = <Value>(value: Value) =>
  new Promise<Value>((resolve) => setTimeout(resolve, LONGEST_WAIT, value).unref());

/** One look at a time; `unknown` after two seconds or a failure, and the next to ask looks anew. Kept for `cacheMs`. */
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
