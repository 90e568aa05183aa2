/** What the driver's queries are made of, beyond its types. */
export type Query = {
  handler(query: unknown): unknown;
  resolve(rows: unknown): unknown;
  reject(error: unknown): unknown;
};

/**
 * The queries that were asked and have no answer: one that is asked while its connection ends is forgotten by the driver,
 * and so is the connection. Milliseconds are those of `performance.now()`.
 */
export function queriesUnderWay() {
  const asked = new Map<Query, number>();
  return {
    note<Noted extends Query>(query: Noted): Noted {
      const { handler, resolve, reject } = query;
      query.handler = (self) => {
        asked.set(query, performance.now());
        return handler(self);
      };
      query.resolve = (rows) => {
        asked.delete(query);
        return resolve(rows);
      };
      query.reject = (error) => {
        asked.delete(query);
        return reject(error);
      };
      return query;
    },
    /** Refuses those asked so many milliseconds ago or more, and says whether there were any. */
    refuse(milliseconds: number, error: unknown): boolean {
      const before = performance.now() - milliseconds;
      const late = [...asked].filter(([, at]) => at <= before);
      for (const [query] of late) query.reject(error);
      return late.length > 0;
    },
  };
}
