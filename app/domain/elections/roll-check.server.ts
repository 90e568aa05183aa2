import { createHash } from "node:crypto";
import { and, asc, eq, gt, sql } from "drizzle-orm";
import { type Db, db, elections, members, type Tx, voters } from "~/db";
import { intArray } from "~/db/int-array";
import { type FileProblem, FileRefused, openImportFile } from "~/domain/members/import-file.server";
import type { CsvEncoding } from "~/platform/csv-read.server";
import { listCentres } from "./centres.server";
import {
  checkRollLines,
  MAX_LISTED,
  memberNumbersIn,
  type PresentVoter,
  type Reject,
  type RollChanges,
  type RollCounts,
  type RollLine,
  type RollReport,
  rollChanges,
} from "./roll-import";

const CHUNK = 5000;

export function* inChunks<Item>(items: Item[]): Generator<Item[]> {
  for (let index = 0; index < items.length; index += CHUNK) yield items.slice(index, index + CHUNK);
}

async function knownMembers(numbers: number[], database: Db | Tx): Promise<Set<number>> {
  const known = new Set<number>();
  for (const chunk of inChunks(numbers)) {
    const rows = await database
      .select({ number: members.memberNumber })
      .from(members)
      .where(sql`${members.memberNumber} = any(${intArray(chunk)})`);
    for (const { number } of rows) known.add(number);
  }
  return known;
}

/** True if the member was marked, even if the mark was undone. */
export const hasActed = sql<boolean>`(voters.elect_f is not distinct from 1 or exists (
  select from vote_events
  where vote_events.election_id = voters.election_id and vote_events.member_number = voters.member_number
))`;

async function presentRoll(electionId: number, database: Db | Tx): Promise<PresentVoter[]> {
  const { memberNumber, centreId } = voters;
  const present: PresentVoter[] = [];
  let page: PresentVoter[];
  do {
    page = await database
      .select({ memberNumber, centreId, acted: hasActed })
      .from(voters)
      .where(and(eq(voters.electionId, electionId), gt(memberNumber, present.at(-1)?.memberNumber ?? 0)))
      .orderBy(asc(memberNumber))
      .limit(CHUNK);
    for (const voter of page) present.push(voter);
  } while (page.length === CHUNK);
  return present;
}

async function registerOfFirstRoll(electionId: number, database: Db | Tx): Promise<number | null> {
  const [election] = await database
    .select({ rollImportedAt: elections.rollImportedAt })
    .from(elections)
    .where(eq(elections.id, electionId));
  return election?.rollImportedAt ? null : database.$count(members);
}

type CheckedRoll = {
  counts: RollCounts;
  rejects: Reject[];
  changes: RollChanges;
  register: number | null;
};

/** Checks a roll without changing anything. */
export async function checkRoll(
  electionId: number,
  lines: RollLine[],
  database: Db | Tx = db,
): Promise<CheckedRoll> {
  const known = await knownMembers(memberNumbersIn(lines), database);
  const centres = await listCentres(electionId, database);
  const codes = new Map(centres.map(({ code, id }) => [code, id]));
  const { roll, rejects } = checkRollLines(lines, { members: known, centres: codes });
  const changes = rollChanges(await presentRoll(electionId, database), roll);
  const { added, moved, removed, unchanged, staying } = changes;
  const counts = {
    lines: lines.length,
    good: roll.size,
    added: added.length,
    moved: moved.length,
    removed: removed.length,
    unchanged,
    staying,
  };
  return { counts, rejects, changes, register: await registerOfFirstRoll(electionId, database) };
}

function hashOf({ added, moved, removed }: RollChanges): string {
  const placed = [added, moved].map((some) =>
    some.map(({ memberNumber, centreId }) => [memberNumber, centreId]),
  );
  const sorted = [...placed, removed.map((number) => [number])].map((some) => some.map(String).sort());
  return createHash("sha256").update(JSON.stringify(sorted)).digest("base64url");
}

export const reportOf = (
  { counts, rejects, register, changes }: CheckedRoll,
  about: Pick<RollReport, "ignored" | "encoding" | "hasCentres" | "linesInFile">,
): RollReport => ({
  ...about,
  counts,
  register,
  rejected: rejects.length,
  changesHash: hashOf(changes),
  rejects: rejects.slice(0, MAX_LISTED),
});

export const MAX_BYTES = 5 * 1024 * 1024;
export const MAX_LINES = 60_000;

const columns = ["DOC_NO", "CENTRE"] as const;

export type { FileProblem };
/**
 * `ignored` names columns that are not those of a roll; `linesInFile` counts lines with text, including the heading.
 */
export type RollFile = { lines: RollLine[]; ignored: string[]; encoding: string; linesInFile: number };
type Read = { file: RollFile } | { problem: FileProblem; line: number | null };

async function readLines(bytes: Uint8Array, requestedEncoding?: CsvEncoding): Promise<RollFile> {
  const limits = { maxBytes: MAX_BYTES, maxLines: MAX_LINES };
  const opened = await openImportFile(bytes, { columns, ...limits, encoding: requestedEncoding });
  const { DOC_NO: numberAt = -1, CENTRE: centreAt } = opened.places;
  const lines: RollLine[] = [];
  for await (const { line, cells } of opened.records) {
    const centre = centreAt === undefined ? null : (cells[centreAt] ?? "");
    lines.push({ line, number: cells[numberAt] ?? "", centre });
  }
  return { lines, ignored: opened.ignored, encoding: opened.encoding ?? "xlsx", linesInFile: opened.lines };
}

/**
 * Reads a file with DOC_NO and CENTRE, at most 5 MB and 60,000 lines. A file that is not a roll is refused as a whole,
 * with the line.
 */
export async function readRollFile(bytes: Uint8Array, requestedEncoding?: CsvEncoding): Promise<Read> {
  try {
    return { file: await readLines(bytes, requestedEncoding) };
  } catch (error) {
    if (error instanceof FileRefused) return { problem: error.problem, line: error.line };
    throw error;
  }
}
