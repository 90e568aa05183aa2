import { and, eq, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { type Db, db, type Tx } from "~/db/client.server";
import { members, pollingCentres, voters } from "~/db/schema";
import type { Centre } from "./centres.server";
import type { Election } from "./current-election.server";
import { LINES_PER_SHEET, sheetOf } from "./roll-sheets";

/** The roll of one centre, or of those for whom the roll names none. */
export type RollOf = { election: Election; centre: Centre | null };

const markedAt = alias(pollingCentres, "marked_at_centre");
/** Normalised names by code point are in the order of the alphabet, on every database alike. */
const inOrder = sql`${members.searchKey} collate "C", ${members.memberNumber}`;

const columns = {
  memberNumber: members.memberNumber,
  name: { ar: members.nameAr, en: members.nameEn },
  key: sql<string>`${members.searchKey}`,
  markedAt: voters.markedAt,
  markedCentre: { ar: markedAt.nameAr, en: markedAt.nameEn },
};

const whoIsOn = ({ election, centre }: RollOf): SQL | undefined =>
  and(
    election.rollImportedAt ? isNotNull(voters.memberNumber) : undefined,
    centre ? eq(voters.centreId, centre.id) : isNull(voters.centreId),
  );

const ownLine = ({ election }: RollOf) =>
  and(eq(voters.electionId, election.id), eq(voters.memberNumber, members.memberNumber));

const linesOf = (roll: RollOf, database: Db | Tx) =>
  database
    .select(columns)
    .from(members)
    .leftJoin(voters, ownLine(roll))
    .leftJoin(markedAt, eq(markedAt.id, voters.markedCentreId))
    .orderBy(inOrder);

export type RollLine = Omit<Awaited<ReturnType<typeof linesOf>>[number], "key">;

/** How many are on a centre's roll. */
export async function countRoll(roll: RollOf, database: Db | Tx = db): Promise<number> {
  const [row] = await database
    .select({ lines: sql<number>`count(*)::int` })
    .from(members)
    .leftJoin(voters, ownLine(roll))
    .where(whoIsOn(roll));
  return row!.lines;
}

/** One sheet of 500 lines of a centre's roll in the order of the Arabic names; a sheet beyond the last is the last. */
export async function readRollSheet(roll: RollOf, asked: number) {
  const total = await countRoll(roll);
  const { before, ...sheet } = sheetOf(total, asked);
  const lines: RollLine[] = await linesOf(roll, db)
    .where(whoIsOn(roll))
    .limit(LINES_PER_SHEET)
    .offset(before);
  return { lines, total, before, ...sheet };
}

/** The whole roll of a centre in the same order, some lines at a time. */
export async function* rollInParts(roll: RollOf): AsyncGenerator<RollLine[], void> {
  let last: { key: string; memberNumber: number } | undefined;
  for (;;) {
    const after = last
      ? sql`(${members.searchKey} collate "C", ${members.memberNumber}) > (${last.key}, ${last.memberNumber})`
      : undefined;
    const lines = await linesOf(roll, db)
      .where(and(whoIsOn(roll), after))
      .limit(LINES_PER_SHEET);
    if (lines.length) yield lines;
    if (lines.length < LINES_PER_SHEET) return;
    last = lines.at(-1);
  }
}
