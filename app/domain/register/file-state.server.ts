import { and, eq, inArray, sql } from "drizzle-orm";
import { db, registerFileRows, registerFiles, type Tx } from "~/db";
import { byStaff, record } from "~/domain/audit/record.server";
import { queueFileDeletion } from "~/domain/files/sweep.server";
import { once, type Submission } from "~/domain/submissions/once.server";
import { now } from "~/platform/clock.server";
import { rememberColumnNames } from "./column-names.server";
import type { RegisterColumn } from "./columns";
import type { RegisterFileRow } from "./file-lease.server";
import { type ConflictDecision, clearRows, type FileCounts, keepConflicts } from "./file-rows.server";
import { announceWaitingFile } from "./file-work.server";
import { lockImports } from "./staging.server";

const UNDO_DAYS = 30;
const DAY_MS = 24 * 60 * 60 * 1000;

type By = { staff: { id: string }; submission: Submission };

async function lockFile(tx: Tx, id: number): Promise<RegisterFileRow | null> {
  const [file] = await tx.select().from(registerFiles).where(eq(registerFiles.id, id)).for("update");
  return file ?? null;
}

const isBusy = async (tx: Tx) =>
  (await tx.$count(registerFiles, inArray(registerFiles.state, ["applying", "undoing"]))) > 0;

type NotDone = {
  done: false;
  reason: "state" | "busy" | "refused-lines" | "conflicts" | "same-person" | "too-late";
};
export type FileOutcome = { done: true } | NotDone;
const no = (reason: NotDone["reason"]): NotDone => ({ done: false, reason });

/** `conflicts` decides whose value stands where both have changed one. */
type Applying = { goodOnly: boolean; conflicts: ConflictDecision | null; secondPerson: boolean };

/**
 * Lets a checked file be applied, whole or, with `goodOnly`, its good lines. One file at a time is applied or undone;
 * with `secondPerson` by somebody else than its sender.
 */
export const requestApply = (
  id: number,
  { goodOnly, conflicts, secondPerson }: Applying,
  { staff, submission }: By,
) =>
  once(submission, async (tx): Promise<FileOutcome> => {
    await lockImports(tx);
    const file = await lockFile(tx, id);
    if (file?.state !== "checked") return no("state");
    if (await isBusy(tx)) return no("busy");
    if (secondPerson && file.staffId === staff.id) return no("same-person");
    const { refused = 0, read = 0, conflicts: undecided = 0 } = file.counts as Partial<FileCounts>;
    if (read === refused || (refused > 0 && !goodOnly)) return no("refused-lines");
    if (undecided && !conflicts) return no("conflicts");
    if (conflicts) await keepConflicts(tx, id, conflicts);
    await tx
      .update(registerFileRows)
      .set({ state: "staged" })
      .where(and(eq(registerFileRows.fileId, id), eq(registerFileRows.state, "stale")));
    await tx
      .update(registerFiles)
      .set({ state: "applying", appliedBy: staff.id, done: 0, total: read - refused })
      .where(eq(registerFiles.id, id));
    return { done: true };
  }).finally(announceWaitingFile);

export const undoableUntil = (appliedAt: Date): Date => new Date(appliedAt.getTime() + UNDO_DAYS * DAY_MS);

/** True if an applied file can still be undone. */
export const isUndoable = ({
  state,
  appliedAt,
  fileKey,
}: Pick<RegisterFileRow, "state" | "appliedAt" | "fileKey">): boolean =>
  state === "applied" && fileKey !== null && appliedAt !== null && now() <= undoableUntil(appliedAt);

/** Lets what an applied file changed be taken back, for 30 days. */
export const requestUndo = (id: number, { staff, submission }: By) =>
  once(submission, async (tx): Promise<FileOutcome> => {
    await lockImports(tx);
    const file = await lockFile(tx, id);
    if (file?.state !== "applied") return no("state");
    if (!isUndoable(file)) return no("too-late");
    if (await isBusy(tx)) return no("busy");
    await tx
      .update(registerFiles)
      .set({ state: "undoing", undoneBy: staff.id, done: 0 })
      .where(eq(registerFiles.id, id));
    return { done: true };
  }).finally(announceWaitingFile);

const isUnapplied = ({ state }: RegisterFileRow) => ["checking", "checked", "refused"].includes(state);

/** Deletes a file and all it says of members; one that is not applied counts as discarded then. */
async function forget(tx: Tx, file: RegisterFileRow): Promise<void> {
  const { id, fileKey } = file;
  await clearRows(tx, id);
  const discarded = isUnapplied(file) ? { state: "discarded" as const, lease: null } : {};
  await tx
    .update(registerFiles)
    .set({ fileKey: null, ...discarded })
    .where(eq(registerFiles.id, id));
  if (fileKey) await queueFileDeletion(tx, [fileKey]);
}

type Reading = { sheet: string | null; names: ReadonlyMap<string, RegisterColumn | null> };

/** Lets a file that is not applied be read again: another sheet, or headings under the names of columns, which are remembered. */
export const requestReading = (id: number, { sheet, names }: Reading, { staff, submission }: By) =>
  once(submission, async (tx): Promise<FileOutcome> => {
    const file = await lockFile(tx, id);
    if (file?.state !== "checked" && file?.state !== "refused") return no("state");
    await rememberColumnNames(tx, names, staff);
    await clearRows(tx, id);
    await tx
      .update(registerFiles)
      .set({ state: "checking", sheet, problem: null, about: {}, counts: {}, done: 0, total: 0 })
      .where(eq(registerFiles.id, id));
    await record(tx, byStaff(staff), {
      action: "register.file-read-again",
      subject: `register-file:${id}`,
      detail: {
        ...(sheet && { sheet }),
        columns: [...names].map(([heading, column]) => `${heading}: ${column ?? "—"}`),
      },
    });
    return { done: true };
  }).finally(announceWaitingFile);

/** Discards a file that is not applied, with all it says of members; its figures stay. */
export const discardFile = (id: number, { staff, submission }: By) =>
  once(submission, async (tx): Promise<FileOutcome> => {
    const file = await lockFile(tx, id);
    if (!file || !isUnapplied(file)) return no("state");
    await forget(tx, file);
    await record(tx, byStaff(staff), { action: "register.file-discard", subject: `register-file:${id}` });
    return { done: true };
  });

/**
 * Deletes files that can no longer be undone, and those that nobody has applied for as long, with all they say of
 * members; their figures stay.
 */
export async function forgetOldFiles(): Promise<void> {
  const before = new Date(now().getTime() - UNDO_DAYS * DAY_MS);
  const ended = await db
    .select({ id: registerFiles.id })
    .from(registerFiles)
    .where(
      and(
        sql`${registerFiles.fileKey} is not null`,
        inArray(registerFiles.state, ["applied", "undone", "refused", "checked"]),
        sql`coalesce(${registerFiles.appliedAt}, ${registerFiles.createdAt}) <= ${before.toISOString()}::timestamptz`,
      ),
    );
  for (const { id } of ended)
    await db.transaction(async (tx) => {
      const file = await lockFile(tx, id);
      if (file) await forget(tx, file);
    });
}
