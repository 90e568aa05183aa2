import { observe, type Query } from "./driver";

/** A query asked while its connection ends is forgotten by the driver. Times are of `performance.now()`. */
export function pendingQueries() {
  const asked = new Map<Query, number | null>();
  const since = (before: number) => [...asked].filter(([, at]) => at !== null && at <= before);
  return {
    note<Noted extends Query>(query: Noted): Noted {
      const forget = () => asked.delete(query);
      return observe(query, { handed: () => asked.set(query, null), answered: forget, refused: forget });
    },
    look(now: number): void {
      const served = new Set([...asked.keys()].filter(({ active }) => active).map(({ state }) => state));
      for (const [query, at] of asked) {
        const next = query.state !== null && (query.active || !served.has(query.state));
        asked.set(query, next ? (at ?? now) : null);
      }
    },
    anySince: (before: number): boolean => since(before).length > 0,
    /** What a connection has in hand is refused by its end. */
    refuseSince(before: number, error: () => Error): void {
      for (const [query] of since(before)) query.reject(error());
    },
  };
}
