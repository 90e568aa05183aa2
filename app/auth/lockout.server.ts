import { eq, sql } from "drizzle-orm";
import { type Db, db, type Tx } from "~/db/client.server";
import { throttles } from "~/db/schema";
import { TooManyAttempts } from "~/domain/limits/rate-limits.server";
import { waitAfter } from "./lockout-wait";

const HUNDRED_YEARS_S = 100 * 365 * 24 * 60 * 60;

/** A secret was wrong; an unknown name, a disabled account and a wrong password are told alike. */
export class InvalidCredentials extends Error {
  constructor() {
    super("wrong name or password");
  }
}

/** Until when an account refuses every secret, right or wrong; null when it listens. */
export async function lockedUntil(key: string, database: Db | Tx = db): Promise<Date | null> {
  const [row] = await database
    .select({ until: throttles.blockedUntil })
    .from(throttles)
    .where(sql`${throttles.key} = ${key} and ${throttles.blockedUntil} > now()`);
  return row?.until ?? null;
}

/**
 * Counts a wrong secret; five are free, then each doubles the wait up to an hour, and after `most` there is no end to
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
    if (!row) return lockedUntil(key, tx);
    const wait = row.count >= most ? HUNDRED_YEARS_S : waitAfter(row.count);
    if (!wait) return null;
    await tx
      .update(throttles)
      .set({ blockedUntil: sql`now() + make_interval(secs => ${wait})` })
      .where(eq(throttles.key, key));
    return null;
  });

export async function clearFailures(key: string): Promise<void> {
  await db.delete(throttles).where(eq(throttles.key, key));
}

/**
 * Passes on what `check` finds right. Throws InvalidCredentials where it finds nothing, and TooManyAttempts while the
 * account waits after wrong ones: what is judged meanwhile is refused, right or wrong, so that many guesses at once gain
 * nothing.
 */
export async function withLockout<Right>(
  key: string,
  check: () => Promise<Right | false | null>,
): Promise<Right> {
  const until = await lockedUntil(key);
  if (until) throw new TooManyAttempts(until);
  const right = await check();
  const meanwhile = right ? await lockedUntil(key) : await recordFailure(key);
  if (meanwhile) throw new TooManyAttempts(meanwhile);
  if (!right) throw new InvalidCredentials();
  await clearFailures(key);
  return right;
}

/** A doctor who has just chosen a password waits for none of the wrong tries before it, whoever made them. */
export async function forgiveDoctor(memberNumber: number): Promise<void> {
  const keys = ["failures:doctor", "failures:own-doctor", "failures:mobile"];
  for (const key of keys) await clearFailures(`${key}:${memberNumber}`);
}
