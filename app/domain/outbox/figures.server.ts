import { sql } from "drizzle-orm";
import { db } from "~/db/client.server";
import type { OutboxFigures } from "./mail-state";

/** How many letters wait and failed, and for how long the oldest of them; of all processes together. */
export async function findOutboxFigures(): Promise<OutboxFigures> {
  const [row] = await db.execute<OutboxFigures>(sql`
    select
      count(*) filter (where state = 'waiting')::int as waiting,
      count(*) filter (where state = 'failed')::int as failed,
      extract(epoch from now() - min(created_at) filter (where state = 'waiting'))::float8 as "oldestWaiting",
      extract(epoch from now() - min(created_at)
        filter (where state = 'waiting' and last_error is not null))::float8 as "oldestTried",
      (select extract(epoch from now() - sent_at)::float8 from outbox
        where state = 'sent' order by created_at desc limit 1) as "lastSent"
    from outbox where state in ('waiting', 'failed')`);
  return row!;
}
