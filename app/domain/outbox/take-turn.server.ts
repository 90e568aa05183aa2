import { sql } from "drizzle-orm";
import { db } from "~/db/client.server";

const APART_MS = 450;

/**
 * Whether this process may send the next letter now: something is due, and no process took a turn within the last half
 * second. The mail service takes two letters a second of us all, however many processes we are.
 */
export async function takeTurn(): Promise<boolean> {
  const turns = await db.execute(sql`
    insert into throttles (key, count)
    select 'outbox', 1 where exists (
      select from outbox
      where state = 'waiting' and next_try_at <= now() and (leased_until is null or leased_until < now())
    )
    on conflict (key) do update set window_started_at = now()
      where throttles.window_started_at <= now() - make_interval(secs => ${APART_MS / 1000})
    returning key`);
  return turns.length > 0;
}
