import { eq, sql } from "drizzle-orm";
import { type Db, db, type Tx, throttles } from "~/db";
import { TooManyAttempts } from "~/domain/limits/rate-limits.server";

const FREE_FAILURES = 5;
const FIRST_WAIT_S = 30;
const LONGEST_WAIT_S = 3600;

/** Returns the wait in seconds: none for five failures, then 30 s, doubling up to an hour. */
export function waitAfter(failures: number): number {
  if (failures < FREE_FAILURES) return 0;
  return Math.min(FIRST_WAIT_S * 2 ** (failures - FREE_FAILURES), LONGEST_WAIT_S);
}

const HUNDRED_YEARS_S = 100 * 365 * 24 * 60 * 60;

/** An unknown name, a disabled account and a wrong password give the same answer. */
export class InvalidCredentials extends Error {
  constructor() {
    super("wrong name or password");
  }
}

export async function lockedUntil(key: string, database: Db | Tx = db): Promise<Date | null> {
  const [row] = await database
    .select({ until: throttles.blockedUntil })
    .from(throttles)
    .where(sql`${throttles.key} = ${key} and ${throttles.blockedUntil} > now()`);
  return row?.until ?? null;
}

/** After `max` failures the lockout has no end (R4); attempts during it are not counted. Exact across processes. */
export const recordFailure = (key: string, max = Number.POSITIVE_INFINITY): Promise<Date | null> =>
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
    const wait = row.count >= max ? HUNDRED_YEARS_S : waitAfter(row.count);
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

/** Refuses every attempt made during a lockout, right or wrong. Throws `InvalidCredentials` or `TooManyAttempts`. */
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

export async function clearDoctorLockout(memberNumber: number): Promise<void> {
  const keys = ["failures:doctor", "failures:own-doctor", "failures:mobile"];
  for (const key of keys) await clearFailures(`${key}:${memberNumber}`);
}
