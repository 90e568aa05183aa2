import { type SQL, sql } from "drizzle-orm";
import { contacts, db } from "~/db";
import { rowCount } from "~/db/row-counts.server";

const LATEST_ANSWERS = 1000;

export type Figures = {
  pending: number;
  /** A day in Amman, YYYY-MM-DD. */
  oldestPendingOn: string | null;
  /** The median time to the first answer this month, in seconds; null before the first one. */
  medianSeconds: number | null;
};

const answersOf = (today: string) => sql`
  select waited from contact_first_answers
  where at >= date_trunc('month', ${today}::date::timestamp) at time zone 'Asia/Amman'
  order by at desc limit ${LATEST_ANSWERS}`;

/** First answers are those given this month, at most the latest 1,000, whenever their messages arrived. */
export async function complaintFigures(today: string): Promise<Figures> {
  const [figures] = await db.execute<Figures>(sql`
    select
      ${rowCount(contacts, "pending")} as pending,
      (select to_char(min(created_at) at time zone 'Asia/Amman', 'YYYY-MM-DD')
        from contacts where status = 'pending') as "oldestPendingOn",
      (select percentile_cont(0.5) within group (order by waited) from (${answersOf(today)}) as latest) as "medianSeconds"`);
  return figures!;
}

/** The first day of each range after the first: 0–1, 2–3, 4–7, 8–30, more days. */
const RANGES = sql.raw("array[2, 4, 8, 31]");
const inRange = (days: SQL, range: number) =>
  sql`(count(*) filter (where width_bucket(${days}, ${RANGES}) = ${range}))::int`;
const byRange = (days: SQL) =>
  sql`jsonb_build_array(${sql.join(
    [0, 1, 2, 3, 4].map((range) => inRange(days, range)),
    sql`, `,
  )})`;

export type DaysFigures = {
  /** Pending messages by age in whole days of Amman. */
  ages: number[];
  /** This month's first answers, at most the latest 1,000, by whole days taken. */
  answers: number[];
};

export async function complaintDays(today: string): Promise<DaysFigures> {
  const [figures] = await db.execute<DaysFigures>(sql`
    select
      (select ${byRange(sql`${today}::date - (created_at at time zone 'Asia/Amman')::date`)}
        from contacts where status = 'pending') as ages,
      (select ${byRange(sql`waited / 86400`)} from (${answersOf(today)}) as latest) as answers`);
  return figures!;
}
