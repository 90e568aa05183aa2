import { eq, sql } from "drizzle-orm";
import { type Db, db, type Tx } from "~/db/client.server";
import { throttles } from "~/db/schema";

/**
 * Counts a try against a limit for a window; exact across processes, since the row decides.
 * Returns the moment at which to try again, or null when this one is within the limit.
 */
export async function countTry(
  key: string,
  limit: number,
  windowSeconds: number,
  database: Db | Tx = db,
): Promise<Date | null> {
  const over = sql`${throttles.windowStartedAt} < now() - make_interval(secs => ${windowSeconds})`;
  const [row] = await database
    .insert(throttles)
    .values({ key, count: 1 })
    .onConflictDoUpdate({
      target: throttles.key,
      set: {
        count: sql`case when ${over} then 1 else ${throttles.count} + 1 end`,
        windowStartedAt: sql`case when ${over} then now() else ${throttles.windowStartedAt} end`,
      },
    })
    .returning({ count: throttles.count, startedAt: throttles.windowStartedAt });
  if (!row || row.count <= limit) return null;
  return new Date(row.startedAt.getTime() + windowSeconds * 1000);
}

/** Takes back a try that was counted and turned out to be none. */
export async function uncountTry(key: string, database: Db | Tx = db): Promise<void> {
  await database
    .update(throttles)
    .set({ count: sql`greatest(${throttles.count} - 1, 0)` })
    .where(eq(throttles.key, key));
}
