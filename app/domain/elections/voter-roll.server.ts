import { and, eq, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { db, members, pollingCentres, voters } from "~/db";
import { type Actor, recordFirst } from "~/domain/audit/record.server";
import type { Centre } from "./centres.server";
import type { Election } from "./elections.server";

export const LINES_PER_SHEET = 500;

export function sheetOf(total: number, requested: number): { sheet: number; sheets: number; before: number } {
  const sheets = Math.max(1, Math.ceil(total / LINES_PER_SHEET));
  const sheet = Math.min(Math.max(1, requested), sheets);
  return { sheet, sheets, before: (sheet - 1) * LINES_PER_SHEET };
}

/** A null centre selects voters without a centre. */
export type CentreRoll = { election: Election; centre: Centre | null };

const markedAt = alias(pollingCentres, "marked_at_centre");
/** Compares code points, which gives alphabetical order on every database. */
const inOrder = sql`${members.searchKey} collate "C", ${members.memberNumber}`;

const columns = {
  memberNumber: members.memberNumber,
  name: { ar: members.nameAr, en: members.nameEn },
  key: sql<string>`${members.searchKey}`,
  markedAt: voters.markedAt,
  markedCentre: { ar: markedAt.nameAr, en: markedAt.nameEn },
};

const whoIsOn = ({ election, centre }: CentreRoll): SQL | undefined =>
  and(
    election.rollImportedAt ? isNotNull(voters.memberNumber) : undefined,
    centre ? eq(voters.centreId, centre.id) : isNull(voters.centreId),
  );

const ownLine = ({ election }: CentreRoll) =>
  and(eq(voters.electionId, election.id), eq(voters.memberNumber, members.memberNumber));

const linesOf = (roll: CentreRoll) =>
  db
    .select(columns)
    .from(members)
    .leftJoin(voters, ownLine(roll))
    .leftJoin(markedAt, eq(markedAt.id, voters.markedCentreId))
    .orderBy(inOrder);

export type RollEntry = Omit<Awaited<ReturnType<typeof linesOf>>[number], "key">;

async function countRoll(roll: CentreRoll): Promise<number> {
  const [row] = await db
    .select({ lines: sql<number>`count(*)::int` })
    .from(members)
    .leftJoin(voters, ownLine(roll))
    .where(whoIsOn(roll));
  return row!.lines;
}

/** Returns 500 lines; a page beyond the last is the last. */
export async function readRollSheet(roll: CentreRoll, requestedSheet: number) {
  const total = await countRoll(roll);
  const { before, ...sheet } = sheetOf(total, requestedSheet);
  const lines: RollEntry[] = await linesOf(roll).where(whoIsOn(roll)).limit(LINES_PER_SHEET).offset(before);
  return { lines, total, before, ...sheet };
}

async function* rollBatches(roll: CentreRoll): AsyncGenerator<RollEntry[], void> {
  let last: { key: string; memberNumber: number } | undefined;
  for (;;) {
    const after = last
      ? sql`(${members.searchKey} collate "C", ${members.memberNumber}) > (${last.key}, ${last.memberNumber})`
      : undefined;
    const lines = await linesOf(roll)
      .where(and(whoIsOn(roll), after))
      .limit(LINES_PER_SHEET);
    if (lines.length) yield lines;
    if (lines.length < LINES_PER_SHEET) return;
    last = lines.at(-1);
  }
}

type Taken = { action: "roll.print" | "roll.export"; lines: number; sheet?: number };

export const recordRollExport = (
  actor: Actor,
  { election, centre }: CentreRoll,
  { action, ...detail }: Taken,
) =>
  recordFirst(actor, {
    action,
    subject: `election:${election.id}`,
    detail: { ...(centre && { centre: centre.code }), ...detail },
  });

/** Yields the roll in batches, after recording the export in the audit log. */
export async function exportRoll(actor: Actor, roll: CentreRoll) {
  const lines = await countRoll(roll);
  await recordRollExport(actor, roll, { action: "roll.export", lines });
  return { rows: lines, batches: rollBatches(roll) };
}
