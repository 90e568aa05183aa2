import { sql } from "drizzle-orm";
import { type Db, db, type Tx } from "~/db/client.server";
import { members } from "~/db/schema";
import { listCentres } from "./centres.server";
import type { Election } from "./current-election.server";
import { type RollCount, turnoutOf } from "./turnout";

/** `hour` from 0 to 23 of a day of Amman. */
export type HourOfMarks = { hour: number; marks: number };

type Marks = { day: string | null; lastAt: Date | null; hours: HourOfMarks[] };
type MarksRow = { day: string | null; last_at: string | null; hour: number | null; marks: number };

const countsOf = async (electionId: number, database: Db | Tx): Promise<RollCount[]> => [
  ...(await database.execute<RollCount>(sql`
    select centre_id as "centreId", elect_f is not distinct from 1 as marked,
      case when elect_f = 1 then marked_centre_id end as "markedCentreId", count(*)::int as voters
    from voters where election_id = ${electionId}
    group by 1, 2, 3`)),
];

async function marksOfLastDay(electionId: number, database: Db | Tx): Promise<Marks> {
  const rows = await database.execute<MarksRow>(sql`
    with marks as (
      select marked_at, marked_at at time zone 'Asia/Amman' as amman
      from voters where election_id = ${electionId} and elect_f = 1
    ), latest as (select max(marked_at) as at, max(amman)::date as day from marks)
    select to_char(latest.day, 'YYYY-MM-DD') as day, latest.at as last_at,
      extract(hour from marks.amman)::int as hour, count(*)::int as marks
    from latest join marks on marks.amman::date = latest.day
    group by 1, 2, 3 order by 3`);
  const [first] = rows;
  return {
    day: first?.day ?? null,
    lastAt: first?.last_at ? new Date(first.last_at) : null,
    hours: rows.map(({ hour, marks }) => ({ hour: hour!, marks })),
  };
}

/** Who has voted so far, of which roll and where. Until a roll was imported, everybody in the register is on it. */
export async function readTurnout(election: Election, database: Db | Tx = db) {
  const centres = await listCentres(election.id, database);
  const counts = await countsOf(election.id, database);
  const size = election.rollImportedAt
    ? counts.reduce((total, { voters }) => total + voters, 0)
    : await database.$count(members);
  const { perCentre, ...turnout } = turnoutOf(
    counts,
    centres.map(({ id }) => id),
    size,
  );
  return {
    ...turnout,
    perCentre: perCentre.map((centre, nth) => ({ ...centres[nth]!, ...centre })),
    marks: await marksOfLastDay(election.id, database),
  };
}
