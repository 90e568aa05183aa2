import { StorageUnavailable } from "~/platform/unavailable";
import type { Storage } from "./storage";

const STUCK_AFTER_MS = 2000;
const REST_MS = 2000;

/** While a read hangs, and for 2 s after it, other reads fail at once, so that pages are not held up (SECURITY 5). */
export function circuitBreaker(storage: Storage, clock = () => performance.now()): Storage {
  const waiting = new Set<{ since: number }>();
  let restUntil = 0;

  const isStuck = () => {
    const [oldest] = waiting;
    return clock() < restUntil || (oldest !== undefined && clock() - oldest.since > STUCK_AFTER_MS);
  };

  async function read<Result>(work: () => Promise<Result>): Promise<Result> {
    if (isStuck()) throw new StorageUnavailable("the storage does not answer");
    const mine = { since: clock() };
    waiting.add(mine);
    try {
      const result = await work();
      restUntil = 0;
      return result;
    } catch (error) {
      if (clock() - mine.since > STUCK_AFTER_MS) restUntil = clock() + REST_MS;
      throw error;
    } finally {
      waiting.delete(mine);
    }
  }

  return {
    ...storage,
    get: (...args) => read(() => storage.get(...args)),
    head: (key) => read(() => storage.head(key)),
  };
}
