import { type SQL, sql } from "drizzle-orm";
import { electionOffice } from "~/addresses/elections";
import { href } from "~/addresses/href";
import { registrations } from "~/addresses/internship";
import { complaints, outbox as letters, nameChanges as nameChangeOffice } from "~/addresses/staff";
import { contacts, db, internshipApplications, nameChanges, outbox, rollObjections } from "~/db";
import { rowCount } from "~/db/row-counts.server";
import { applicationStates } from "~/domain/internships/application";
import { MAX_COUNTED } from "~/domain/internships/queue-filter";
import type { Language } from "~/i18n";

export const waitingKinds = ["complaints", "applications", "nameChanges", "objections"] as const;
export type WaitingKind = (typeof waitingKinds)[number];
/** Emails that could not be sent also wait, but belong to no case. */
export const countedKinds = [...waitingKinds, "letters"] as const;
export type Counted = (typeof countedKinds)[number];

/**
 * `since` is the day in Amman (YYYY-MM-DD) on which the oldest arrived, null if none waits; `path` is the page that
 * lists them.
 */
export type Waiting = Record<Counted, { count: number; since: string | null; path: string }>;

const thisElection = sql`(select id from elections order by opens_at desc, id desc limit 1)`;
const dayOf = (at: SQL) => sql`to_char(${at} at time zone 'Asia/Amman', 'YYYY-MM-DD')`;
const objects = sql`${rollObjections} where election_id = ${thisElection} and state = 'waiting'`;
const atMost = (from: SQL) =>
  sql`(select count(*)::int from (select 1 from ${from} limit ${MAX_COUNTED + 1}) as found)`;
const oldest = (from: SQL) => sql`(select ${dayOf(sql`min(created_at)`)} from ${from})`;

type CountedRow = { kind: Counted; count: number; since: string | null; election: number | null };

/** Returns the path of the list of waiting cases of a kind; `election` is the current one, if there is any. */
function listOf(kind: Counted, election: number | null): string {
  if (kind === "complaints") return `${href(complaints.list)}?status=pending`;
  if (kind === "applications") return `${href(registrations.list)}?state=received`;
  if (kind === "nameChanges") return `${href(nameChangeOffice.list)}?state=waiting`;
  if (kind === "letters") return `${href(letters.list)}?state=failed`;
  return election === null ? href(electionOffice.list) : href(electionOffice.objections, { id: election });
}

/** Counts the pending items of each kind in one statement; 10,001 stands for more than 10,000. */
export async function countWaiting(): Promise<Waiting> {
  const applied = sql`${internshipApplications} where state = 'received'`;
  const renamed = sql`${nameChanges} where state = 'waiting'`;
  const failed = sql`${outbox} where state = 'failed'`;
  const rows = await db.execute<CountedRow>(sql`
    select 'complaints' as kind, ${rowCount(contacts, "pending")} as count,
      ${oldest(sql`${contacts} where status = 'pending'`)} as since, null::int as election
    union all select 'applications', ${atMost(applied)}, ${oldest(applied)}, null::int
    union all select 'nameChanges', ${atMost(renamed)}, ${oldest(renamed)}, null::int
    union all select 'objections', ${atMost(objects)}, ${oldest(objects)}, ${thisElection}
    union all select 'letters', ${atMost(failed)}, ${oldest(failed)}, null::int`);
  return Object.fromEntries(
    rows.map(({ kind, count, since, election }) => [kind, { count, since, path: listOf(kind, election) }]),
  ) as Waiting;
}

/** The number of days in the arrivals strip; the last is today. */
const ARRIVAL_DAYS = 14;

/**
 * Counts the arrivals of the 14 days in Amman up to `today` (YYYY-MM-DD), latest last, including those that are
 * settled.
 */
export async function countArrivals(today: string): Promise<Record<WaitingKind, number[]>> {
  const first = sql`(${today}::date - ${ARRIVAL_DAYS - 1}::int)`;
  const since = sql`${first}::timestamp at time zone 'Asia/Amman'`;
  const tables: Record<WaitingKind, SQL> = {
    complaints: sql`${contacts} where created_at >= ${since}`,
    applications: sql`${internshipApplications}
      where state in (${sql.join(
        applicationStates.map((state) => sql`${state}`),
        sql`, `,
      )}) and created_at >= ${since}`,
    nameChanges: sql`${nameChanges} where created_at >= ${since}`,
    objections: sql`${rollObjections} where election_id = ${thisElection} and created_at >= ${since}`,
  };
  const parts = waitingKinds.map(
    (
      kind,
    ) => sql`select ${kind} as kind, (created_at at time zone 'Asia/Amman')::date - ${first} as day, count(*)::int as came
      from ${tables[kind]} group by day`,
  );
  const rows = await db.execute<{ kind: WaitingKind; day: number; came: number }>(
    sql.join(parts, sql` union all `),
  );
  const strips = Object.fromEntries(
    waitingKinds.map((kind) => [kind, Array<number>(ARRIVAL_DAYS).fill(0)]),
  ) as Record<WaitingKind, number[]>;
  for (const { kind, day, came } of rows) if (day < ARRIVAL_DAYS) strips[kind][day] = came;
  return strips;
}

export type WaitingCase = {
  kind: WaitingKind;
  path: string;
  /** The number of the case as printed on paper; null for a complaint. */
  number: string | null;
  about: string;
  since: string;
  holder: string | null;
};

type CaseRow = Omit<WaitingCase, "path"> & { id: number; election: number | null };

function pageOf({ kind, id, election }: CaseRow): string {
  if (kind === "complaints") return href(complaints.detail, { id });
  if (kind === "applications") return href(registrations.detail, { id });
  if (kind === "nameChanges") return href(nameChangeOffice.detail, { id });
  return href(electionOffice.objection, { id: election!, objection: id });
}

/** Lists the cases of these kinds that have waited longest, oldest first. */
export async function listWaitingLongest(kinds: readonly WaitingKind[], language: Language, max: number) {
  const name = (of: string) => sql`${sql.identifier(of)}.${sql.identifier(`name_${language}`)}`;
  const parts: Record<WaitingKind, SQL> = {
    complaints: sql`select 'complaints' as kind, c.id, null::int as election, null as number, c.title as about,
        c.created_at as at, s.full_name as holder
      from ${contacts} c left join staff_users s on s.id = c.assigned_to where c.status = 'pending'`,
    applications: sql`select 'applications', a.id, null::int, a.temporary_number, ${name("a")},
        a.created_at, null
      from ${internshipApplications} a where a.state = 'received'`,
    nameChanges: sql`select 'nameChanges', n.id, null::int, n.member_number::text, ${name("n")},
        n.created_at, null
      from ${nameChanges} n where n.state = 'waiting'`,
    objections: sql`select 'objections', o.id, o.election_id, o.member_number::text, ${name("m")}, o.created_at, null
      from ${rollObjections} o join members m on m.member_number = o.member_number
      where o.election_id = ${thisElection} and o.state = 'waiting'`,
  };
  if (!kinds.length) return [];
  const each = kinds.map(
    (kind) => sql`(select * from (${parts[kind]}) as part (kind, id, election, number, about, at, holder)
      order by at limit ${max})`,
  );
  const rows = await db.execute<CaseRow>(sql`
    select kind, id, election, number, about, ${dayOf(sql`at`)} as since, holder
    from (${sql.join(each, sql` union all `)}) as cases order by at, kind, id limit ${max}`);
  return rows.map((row) => {
    const { id: _, election: __, ...item } = row;
    return { ...item, path: pageOf(row) };
  });
}
