import { sql } from "drizzle-orm";
import { db } from "~/db/client.server";
import { MOST_COUNTED } from "./filter";

const LATEST_EVENTS = 20_000;

export type Figures = {
  /** Messages without an answer; 10,001 stands for more than 10,000. */
  pending: number;
  /** The day of Amman (YYYY-MM-DD) since which the oldest of them has waited. */
  oldestPendingOn: string | null;
  /** Half of this month's first answers came sooner than this; null before the first one. */
  medianSeconds: number | null;
};

/**
 * How the work stands on a day (YYYY-MM-DD). First answers are those that this month brought, of the latest 20,000
 * events, whatever month their messages came in.
 */
export async function complaintFigures(today: string): Promise<Figures> {
  const [figures] = await db.execute<Figures>(sql`
    select
      (select count(*)::int from (
        select 1 from contacts where status = 'pending' limit ${MOST_COUNTED + 1}
      ) as waiting) as pending,
      (select to_char(min(created_at) at time zone 'Asia/Amman', 'YYYY-MM-DD')
        from contacts where status = 'pending') as "oldestPendingOn",
      (select percentile_cont(0.5) within group (order by extract(epoch from answer.at - contacts.created_at)::float8)
        from (select * from contact_events order by id desc limit ${LATEST_EVENTS}) as answer
        join contacts on contacts.id = answer.contact_id
        where answer.kind in ('reply', 'phone')
          and answer.at >= date_trunc('month', ${today}::date::timestamp) at time zone 'Asia/Amman'
          and not exists (
            select from contact_events as earlier
            where earlier.contact_id = answer.contact_id and earlier.kind in ('reply', 'phone') and earlier.id < answer.id
          )) as "medianSeconds"`);
  return figures!;
}
