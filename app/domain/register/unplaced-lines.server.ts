import { and, asc, desc, eq, inArray, type SQL } from "drizzle-orm";
import { db, registerFileRefusals, registerFiles, type Tx } from "~/db";
import { byStaff, record } from "~/domain/audit/record.server";
import { once, type Submission } from "~/domain/submissions/once.server";
import { pageOf } from "~/fields/pagination";
import { now } from "~/platform/clock.server";
import { csv } from "~/platform/csv";
import type { Refusal } from "./file-report.server";
import { storeRegisterFile } from "./register-files.server";

type By = { staff: { id: string }; submission: Submission };
type Decision = "matched" | "parked" | "skipped";

/** A refused line of an applied file that somebody still has to place. */
export type UnplacedLine = Refusal & {
  fileId: number;
  fileName: string;
  state: "open" | "parked";
  note: string | null;
};

const LINES_PER_PAGE = 20;
const refusals = registerFileRefusals;
const waiting = ["open", "parked"] as const;

const linesWhere = (condition: SQL | undefined) =>
  db
    .select({
      fileId: refusals.fileId,
      fileName: registerFiles.fileName,
      line: refusals.line,
      cells: refusals.cells,
      problems: refusals.problems,
      state: refusals.state,
      note: refusals.note,
    })
    .from(refusals)
    .innerJoin(registerFiles, eq(registerFiles.id, refusals.fileId))
    .where(and(eq(registerFiles.state, "applied"), condition));

const stateIs = (states: readonly (typeof waiting)[number][]) => inArray(refusals.state, [...states]);

/** Lists the refused lines of applied files that are open or parked, newest file first, 20 a page. */
export async function listUnplaced({ parked, page: requestedPage }: { parked: boolean; page: number }) {
  const states = parked ? (["parked"] as const) : (["open"] as const);
  const applied = db
    .select({ id: registerFiles.id })
    .from(registerFiles)
    .where(eq(registerFiles.state, "applied"));
  const total = await db.$count(refusals, and(stateIs(states), inArray(refusals.fileId, applied)));
  const { page, pages, offset } = pageOf(requestedPage, total, LINES_PER_PAGE);
  const lines = await linesWhere(stateIs(states))
    .orderBy(desc(refusals.fileId), asc(refusals.line))
    .limit(LINES_PER_PAGE)
    .offset(offset);
  return { lines: lines as UnplacedLine[], total, page, pages };
}

/** Returns a line that is open or parked; null if there is none, or somebody has placed it. */
export async function findUnplaced(fileId: number, line: number): Promise<UnplacedLine | null> {
  const [found] = await linesWhere(
    and(eq(refusals.fileId, fileId), eq(refusals.line, line), stateIs(waiting)),
  );
  return (found as UnplacedLine | undefined) ?? null;
}

type Settling = Pick<UnplacedLine, "fileId" | "line"> & { decision: Decision; note: string | null };

/** Returns false if somebody else has placed the line already. */
async function settle(tx: Tx, { fileId, line, decision, note }: Settling, staff: { id: string }) {
  const settled = await tx
    .update(refusals)
    .set({ state: decision, note, decidedBy: staff.id, decidedAt: now() })
    .where(and(eq(refusals.fileId, fileId), eq(refusals.line, line), stateIs(waiting)))
    .returning({ line: refusals.line });
  if (!settled.length) return false;
  await record(tx, byStaff(staff), {
    action: "register.line-placed",
    subject: `register-file:${fileId}`,
    detail: { lines: line, state: decision, ...(note && { note }) },
  });
  return true;
}

/** Parks a line for later, or skips it for good, with a note. */
export const decideLine = (line: Settling & { decision: "parked" | "skipped" }, { staff, submission }: By) =>
  once(submission, async (tx): Promise<{ done: boolean }> => ({ done: await settle(tx, line, staff) }));

/**
 * Makes a file of the register of one line under the number that it belongs to: it is checked and applied as any other.
 * The line counts as placed from then on.
 */
export function matchLine(
  { fileId, line, cells }: UnplacedLine,
  { memberNumber, note }: { memberNumber: number; note: string | null },
  by: By,
) {
  const values = { ...cells, DOC_NO: String(memberNumber) };
  const text = csv(Object.keys(values), [Object.values(values)]);
  const file = { name: `line-${line}.csv`, bytes: new TextEncoder().encode(text), sheet: null };
  return storeRegisterFile(file, by, async (tx) => {
    await settle(tx, { fileId, line, decision: "matched", note }, by.staff);
  });
}
