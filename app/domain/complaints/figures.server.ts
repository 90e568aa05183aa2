import { sql } from "drizzle-orm";
import { db } from "~/db/client.server";
import { rowCount } from "~/db/row-counts.server";
import { contacts } from "~/db/schema";

const LATEST_ANSWERS = 1000;

export type Figures = {
  pending: number;
  /** The day of Amman, YYYY-MM-DD. */
  oldestPendingOn: string | null;
  /** Half of this month's first answers came sooner; null before the first one. */
  medianSeconds: number | null;
};

/** First answers are those of this month, the latest 1,000, whatever month their messages came in. */
export async function complaintFigures(today: string): Promise<Figures> {
  const [figures] = await db.execute<Figures>(sql`
    select
      ${rowCount(contacts, "pending")} as pending,
      (select to_char(min(created_at) at time zone 'Asia/Amman', 'YYYY-MM-DD')
        from contacts where status = 'pending') as "oldestPendingOn",
      (select percentile_cont(0.5) within group (order by waited) from (
        select waited from contact_first_answers
        where at >= date_trunc('month', ${today}::date::timestamp) at time zone 'Asia/Amman'
        order by at desc limit ${LATEST_ANSWERS}
      ) as latest) as "medianSeconds"`);
  return figures!;
}
