import { sql } from "drizzle-orm";
import { type Db, db, members, type Tx } from "~/db";
import { listCentres } from "./centres.server";
import type { Election } from "./elections.server";

/** A null centre counts voters without a centre. */
export type RollCount = {
  centreId: number | null;
  marked: boolean;
  markedCentreId: number | null;
  voters: number;
};

export type Turnout = {
  onRoll: number;
  votedThere: number;
  votedElsewhere: number;
  voted: number;
  /** Per cent with one decimal; null if nobody is on the roll. */
  share: string | null;
  markedHere: number;
};

/** Rounds down, so that 100.0 means that everybody has voted. */
export const turnoutShare = (voted: number, onRoll: number): string | null =>
  onRoll > 0 ? (Math.floor((voted * 1000) / onRoll) / 10).toFixed(1) : null;

const sum = (counts: RollCount[], which: (count: RollCount) => boolean) =>
  counts.filter(which).reduce((total, { voters }) => total + voters, 0);

function turnoutAt(centreId: number | null, onRoll: number, counts: RollCount[]): Turnout {
  const ofCentre = counts.filter((count) => count.centreId === centreId);
  const voted = sum(ofCentre, ({ marked }) => marked);
  const votedThere =
    centreId === null
      ? 0
      : sum(ofCentre, ({ marked, markedCentreId }) => marked && markedCentreId === centreId);
  return {
    onRoll,
    votedThere,
    votedElsewhere: voted - votedThere,
    voted,
    share: turnoutShare(voted, onRoll),
    markedHere: sum(counts, ({ marked, markedCentreId }) => marked && markedCentreId === centreId),
  };
}

export function turnoutOf(counts: RollCount[], centreIds: readonly number[], rollSize: number) {
  const perCentre = centreIds.map((centreId) => ({
    centreId,
    ...turnoutAt(
      centreId,
      sum(counts, (count) => count.centreId === centreId),
      counts,
    ),
  }));
  const assigned = perCentre.reduce((total, { onRoll }) => total + onRoll, 0);
  const rest = turnoutAt(null, rollSize - assigned, counts);
  const voted = sum(counts, ({ marked }) => marked);
  const votedThere = perCentre.reduce((total, centre) => total + centre.votedThere, 0);
  const overall: Turnout = {
    onRoll: rollSize,
    votedThere,
    votedElsewhere: voted - votedThere,
    voted,
    share: turnoutShare(voted, rollSize),
    markedHere: voted,
  };
  return { total: overall, perCentre, withoutCentre: rest.onRoll || rest.markedHere ? rest : null };
}

/** `hour` is 0 to 23 of a day in Amman. */
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

/** Counts who has voted so far, by roll and centre. Until a roll is imported, the whole register counts as the roll. */
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
