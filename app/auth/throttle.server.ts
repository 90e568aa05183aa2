import { eq, sql } from "drizzle-orm";
import { type Db, db, type Tx } from "~/db/client.server";
import { throttles } from "~/db/schema";
import { countTry, uncountTry } from "~/domain/limits/count-try.server";
import { waitAfter } from "./throttle-wait";

export { countTry, uncountTry };

/**
 * Counts one more of a group, an account of a client's say, against how many different ones a window allows; one that
 * was let through is not a new one. Returns the moment at which to try again, or null.
 */
export const countDistinct = (
  group: string,
  one: string | number,
  limit: number,
  windowSeconds: number,
): Promise<Date | null> =>
  db.transaction(async (tx) => {
    const key = `${group}:${one}`;
    if (await countTry(key, 1, windowSeconds, tx)) return null;
    const until = await countTry(group, limit, windowSeconds, tx);
    if (until) await clearFailures(key, tx);
    return until;
  });

/** Until when an account refuses every password, right or wrong; null when it listens. */
export async function blockedUntil(key: string, database: Db | Tx = db): Promise<Date | null> {
  const [row] = await database
    .select({ until: throttles.blockedUntil })
    .from(throttles)
    .where(sql`${throttles.key} = ${key} and ${throttles.blockedUntil} > now()`);
  return row?.until ?? null;
}

const HUNDRED_YEARS_S = 100 * 365 * 24 * 60 * 60;

/**
 * Counts a wrong password; five are free, then each doubles the wait up to an hour, and after `most` there is no end to
 * it (R4). While the account waits, nothing is counted: the answer is then until when. Exact across processes.
 */
export const recordFailure = (key: string, most = Number.POSITIVE_INFINITY): Promise<Date | null> =>
  db.transaction(async (tx) => {
    const [row] = await tx
      .insert(throttles)
      .values({ key, count: 1 })
      .onConflictDoUpdate({
        target: throttles.key,
        set: { count: sql`${throttles.count} + 1` },
        setWhere: sql`${throttles.blockedUntil} is null or ${throttles.blockedUntil} <= now()`,
      })
      .returning({ count: throttles.count });
    if (!row) return blockedUntil(key, tx);
    const wait = row.count >= most ? HUNDRED_YEARS_S : waitAfter(row.count);
    if (!wait) return null;
    await tx
      .update(throttles)
      .set({ blockedUntil: sql`now() + make_interval(secs => ${wait})` })
      .where(eq(throttles.key, key));
    return null;
  });

/** Forgets what was counted under a key, such as the failures of an account after a right password. */
export async function clearFailures(key: string, database: Db | Tx = db): Promise<void> {
  await database.delete(throttles).where(eq(throttles.key, key));
}
