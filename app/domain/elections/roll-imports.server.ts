import { createHash } from "node:crypto";
import { and, desc, eq, lt, sql } from "drizzle-orm";
import { db } from "~/db/client.server";
import { rollImports, staffUsers } from "~/db/schema";
import { once, type Submission } from "~/domain/submissions/once.server";
import { type CheckedRoll, checkRoll } from "./check-roll.server";
import type { RollLine } from "./judge-roll";
import type { RollChanges } from "./roll-changes";
import type { RollFile } from "./roll-file.server";
import { MOST_LISTED, type RollReport } from "./roll-report";

const KEPT_CHECKED = sql`now() - interval '2 days'`;
const LISTED = 10;

type Packed = [line: number, number: string, centre: string | null];

const packed = (lines: RollLine[]) =>
  JSON.stringify(lines.map(({ line, number, centre }): Packed => [line, number, centre]));

/** The lines of a stored roll, as they were read from its file. */
export const linesIn = (content: string): RollLine[] =>
  (JSON.parse(content) as Packed[]).map(([line, number, centre]) => ({ line, number, centre }));

function hashOf({ added, moved, removed }: RollChanges): string {
  const placed = [added, moved].map((some) =>
    some.map(({ memberNumber, centreId }) => [memberNumber, centreId]),
  );
  const sorted = [...placed, removed.map((number) => [number])].map((some) => some.map(String).sort());
  return createHash("sha256").update(JSON.stringify(sorted)).digest("base64url");
}

/** The report of a check, with as many rejected lines as are kept. */
export const reportOf = (
  { counts, rejects, register, changes }: CheckedRoll,
  about: Pick<RollReport, "ignored" | "encoding" | "hasCentres">,
): RollReport => ({
  ...about,
  counts,
  register,
  rejected: rejects.length,
  changesHash: hashOf(changes),
  rejects: rejects.slice(0, MOST_LISTED),
});

type Sent = { electionId: number; fileName: string; file: RollFile; staffId: string | null };

/**
 * Checks a roll against the register and keeps it with its report until somebody confirms it; only the columns of a
 * roll are kept. Checks that nobody has confirmed for two days are forgotten.
 */
export async function keepCheckedRoll({ electionId, fileName, file, staffId }: Sent, submission: Submission) {
  const { lines, ignored, encoding } = file;
  const hasCentres = lines.some(({ centre }) => centre !== null);
  const report = reportOf(await checkRoll(electionId, lines), { ignored, encoding, hasCentres });
  const content = packed(lines);
  return once(submission, async (tx) => {
    await tx
      .delete(rollImports)
      .where(and(eq(rollImports.state, "checked"), lt(rollImports.createdAt, KEPT_CHECKED)));
    const [kept] = await tx
      .insert(rollImports)
      .values({ electionId, fileName, content, report, createdBy: staffId })
      .returning({ id: rollImports.id });
    return { id: kept!.id };
  });
}

const facts = {
  id: rollImports.id,
  fileName: rollImports.fileName,
  state: rollImports.state,
  createdAt: rollImports.createdAt,
  appliedAt: rollImports.appliedAt,
  by: staffUsers.fullName,
};

/** The latest imports of an election, applied or only checked, the newest first. */
export const listRollImports = (electionId: number) =>
  db
    .select(facts)
    .from(rollImports)
    .leftJoin(staffUsers, eq(staffUsers.id, rollImports.createdBy))
    .where(eq(rollImports.electionId, electionId))
    .orderBy(desc(rollImports.createdAt))
    .limit(LISTED);

/** An import of this election with its report; throws a 404 where there is none of that id. */
export async function getRollImport(electionId: number, id: string | null) {
  const [found] = id
    ? await db
        .select({ ...facts, report: rollImports.report })
        .from(rollImports)
        .leftJoin(staffUsers, eq(staffUsers.id, rollImports.createdBy))
        .where(and(eq(rollImports.id, id), eq(rollImports.electionId, electionId)))
    : [];
  if (!found) throw new Response(null, { status: 404 });
  return { ...found, report: found.report as RollReport };
}
