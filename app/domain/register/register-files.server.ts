import { createHash, randomUUID } from "node:crypto";
import { and, asc, desc, eq, gt, inArray, lte, sql } from "drizzle-orm";
import {
  db,
  registerFileRefusals,
  registerFileRows,
  registerFiles,
  registerImports,
  staffUsers,
  type Tx,
} from "~/db";
import { byStaff, record } from "~/domain/audit/record.server";
import { queueFileDeletion } from "~/domain/files/sweep.server";
import { withCleanup } from "~/domain/files/with-cleanup.server";
import { once, type Submission } from "~/domain/submissions/once.server";
import { now } from "~/platform/clock.server";
import { storage } from "~/platform/storage/storage.server";
import type { RegisterColumn } from "./columns";
import type { RegisterFileRow } from "./file-lease.server";
import { clearRows, type FileCounts } from "./file-rows.server";
import type { RegisterRow, Reject } from "./judge-row";
import type { FieldChanges } from "./member-values";
import type { OpenedFile, RefusedFile } from "./reading-messages";
import { lockImports } from "./staging.server";

const UNDO_DAYS = 30;
const DAY_MS = 24 * 60 * 60 * 1000;
const FILE_PLACE = "register-files";

type By = { staff: { id: string }; submission: Submission };

/** Stores a file that the office sent; its check begins by itself. */
export async function storeRegisterFile(
  file: { name: string; bytes: Uint8Array; sheet: string | null },
  { staff, submission }: By,
) {
  const key = `${FILE_PLACE}/${randomUUID()}`;
  await storage().put(key, file.bytes, "application/octet-stream");
  const fileHash = createHash("sha256").update(file.bytes).digest("hex");
  return withCleanup(
    () =>
      once(submission, async (tx) => {
        const [row] = await tx
          .insert(registerFiles)
          .values({
            fileName: file.name,
            fileHash,
            fileKey: key,
            sheet: file.sheet,
            state: "checking",
            staffId: staff.id,
          })
          .returning({ id: registerFiles.id });
        await record(tx, byStaff(staff), {
          action: "register.file",
          subject: `register-file:${row!.id}`,
          detail: { file: file.name, hash: fileHash },
        });
        return { id: row!.id };
      }),
    async () => {
      if (!(await db.$count(registerFiles, eq(registerFiles.fileKey, key)))) await storage().delete(key);
    },
  );
}

export type RegisterFileFacts = Omit<RegisterFileRow, "about" | "counts" | "problem"> & {
  about: Partial<OpenedFile>;
  counts: Partial<FileCounts> & { stale?: number; kept?: number };
  problem: RefusedFile | null;
  by: string;
};

const facts = (row: RegisterFileRow, by: string) => ({ ...row, by }) as RegisterFileFacts;

const withSender = () =>
  db
    .select({ file: registerFiles, by: staffUsers.fullName })
    .from(registerFiles)
    .innerJoin(staffUsers, eq(staffUsers.id, registerFiles.staffId));

/** Returns a file that the office sent; null if there is none. */
export async function findRegisterFile(id: number): Promise<RegisterFileFacts | null> {
  const [row] = await withSender().where(eq(registerFiles.id, id));
  return row ? facts(row.file, row.by) : null;
}

const LISTED = 50;

/** Returns the latest files, the newest first. */
export async function listRegisterFiles(): Promise<RegisterFileFacts[]> {
  const rows = await withSender().orderBy(desc(registerFiles.id)).limit(LISTED);
  return rows.map(({ file, by }) => facts(file, by));
}

/** Returns the file of the same content that was imported before others were; null if this one is not older. */
export async function findImportedBefore(fileHash: string): Promise<Date | null> {
  const [last] = await db.select().from(registerImports).orderBy(desc(registerImports.id)).limit(1);
  if (!last || last.fileHash === fileHash) return null;
  const [before] = await db
    .select({ at: registerImports.appliedAt })
    .from(registerImports)
    .where(eq(registerImports.fileHash, fileHash))
    .orderBy(desc(registerImports.id))
    .limit(1);
  return before?.at ?? null;
}

/** Returns the file that was applied last among those whose columns fit; null if none was. */
export async function findLastApplied(
  fits: (columns: RegisterColumn[]) => boolean,
): Promise<RegisterFileFacts | null> {
  const rows = await withSender()
    .where(eq(registerFiles.state, "applied"))
    .orderBy(desc(registerFiles.appliedAt))
    .limit(LISTED);
  return rows.map(({ file, by }) => facts(file, by)).find(({ about }) => fits(about.columns ?? [])) ?? null;
}

export type FileChange = {
  memberNumber: number;
  line: number;
  isNew: boolean;
  state: (typeof registerFileRows.$inferSelect)["state"];
  /** The values of the file as they were read. */
  values: Record<string, string | null>;
  paid: Record<string, number | null>;
  changed: FieldChanges;
  kept: string[] | null;
};

type ChangesWanted = { memberNumber: number | null; after: number; only: "changes" | "stale" | "kept" };

const CHANGES_PER_PAGE = 20;

/** Returns 20 members whom a file changes, by number after `after`, or the one that is asked for, even if unchanged. */
export async function listFileChanges(fileId: number, { memberNumber, after, only }: ChangesWanted) {
  const kinds = {
    changes: sql`(is_new or changed <> '{}' or dues_changed <> '{}')`,
    stale: sql`state = 'stale'`,
    kept: sql`kept is not null`,
  };
  const rows = registerFileRows;
  const found = await db
    .select()
    .from(rows)
    .where(
      and(
        eq(rows.fileId, fileId),
        memberNumber === null
          ? and(gt(rows.memberNumber, after), kinds[only])
          : eq(rows.memberNumber, memberNumber),
      ),
    )
    .orderBy(asc(rows.memberNumber))
    .limit(CHANGES_PER_PAGE + 1);
  const changes = found
    .slice(0, CHANGES_PER_PAGE)
    .map(
      ({ changed, duesChanged, said: values, ...row }) =>
        ({ ...row, values, changed: { ...(changed as object), ...(duesChanged as object) } }) as FileChange,
    );
  return { changes, next: found.length > CHANGES_PER_PAGE ? (changes.at(-1)?.memberNumber ?? null) : null };
}

export type Refusal = { line: number; cells: RegisterRow["cells"]; problems: Reject[] };

const REFUSALS_AT_A_TIME = 1000;

/** Yields the refused lines of a file in their order, some at a time. */
export async function* refusalsOf(
  fileId: number,
  size = REFUSALS_AT_A_TIME,
): AsyncGenerator<Refusal[], void> {
  let after = 0;
  for (;;) {
    const rows = await db
      .select()
      .from(registerFileRefusals)
      .where(and(eq(registerFileRefusals.fileId, fileId), gt(registerFileRefusals.line, after)))
      .orderBy(asc(registerFileRefusals.line))
      .limit(size);
    if (!rows.length) return;
    yield rows as Refusal[];
    after = rows.at(-1)!.line;
  }
}

export async function firstRefusals(fileId: number, limit: number): Promise<Refusal[]> {
  for await (const some of refusalsOf(fileId, limit)) return some;
  return [];
}

async function lockFile(tx: Tx, id: number): Promise<RegisterFileRow | null> {
  const [file] = await tx.select().from(registerFiles).where(eq(registerFiles.id, id)).for("update");
  return file ?? null;
}

const isBusy = async (tx: Tx) =>
  (await tx.$count(registerFiles, inArray(registerFiles.state, ["applying", "undoing"]))) > 0;

type NotDone = { done: false; reason: "state" | "busy" | "refused-lines" | "same-person" | "too-late" };
export type FileOutcome = { done: true } | NotDone;
const no = (reason: NotDone["reason"]): NotDone => ({ done: false, reason });

type Applying = { goodOnly: boolean; secondPerson: boolean };

/**
 * Lets a checked file be applied, whole or, with `goodOnly`, its good lines. One file at a time is applied or undone;
 * with `secondPerson` by somebody else than its sender.
 */
export const requestApply = (id: number, { goodOnly, secondPerson }: Applying, { staff, submission }: By) =>
  once(submission, async (tx): Promise<FileOutcome> => {
    await lockImports(tx);
    const file = await lockFile(tx, id);
    if (file?.state !== "checked") return no("state");
    if (await isBusy(tx)) return no("busy");
    if (secondPerson && file.staffId === staff.id) return no("same-person");
    const { refused = 0, read = 0 } = file.counts as Partial<FileCounts>;
    if (read === refused || (refused > 0 && !goodOnly)) return no("refused-lines");
    await tx
      .update(registerFileRows)
      .set({ state: "staged" })
      .where(and(eq(registerFileRows.fileId, id), eq(registerFileRows.state, "stale")));
    await tx
      .update(registerFiles)
      .set({ state: "applying", goodOnly, appliedBy: staff.id, done: 0, total: read - refused })
      .where(eq(registerFiles.id, id));
    return { done: true };
  });

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
  });

async function forget(tx: Tx, { id, fileKey }: Pick<RegisterFileRow, "id" | "fileKey">): Promise<void> {
  await clearRows(tx, id);
  await tx.update(registerFiles).set({ fileKey: null }).where(eq(registerFiles.id, id));
  if (fileKey) await queueFileDeletion(tx, [fileKey]);
}

/** Discards a file that is not applied, with all it says of members; its figures stay. */
export const discardFile = (id: number, { staff, submission }: By) =>
  once(submission, async (tx): Promise<FileOutcome> => {
    const file = await lockFile(tx, id);
    if (!file || !["checking", "checked", "refused"].includes(file.state)) return no("state");
    await tx.update(registerFiles).set({ state: "discarded", lease: null }).where(eq(registerFiles.id, id));
    await forget(tx, file);
    await record(tx, byStaff(staff), { action: "register.file-discard", subject: `register-file:${id}` });
    return { done: true };
  });

/** Deletes files that can no longer be undone, with all they say of members; their figures stay. */
export async function forgetOldFiles(): Promise<void> {
  const before = new Date(now().getTime() - UNDO_DAYS * DAY_MS);
  const ended = await db
    .select({ id: registerFiles.id })
    .from(registerFiles)
    .where(
      and(
        sql`${registerFiles.fileKey} is not null`,
        inArray(registerFiles.state, ["applied", "undone", "refused", "checked"]),
        lte(sql`coalesce(${registerFiles.appliedAt}, ${registerFiles.createdAt})`, before),
      ),
    );
  for (const { id } of ended)
    await db.transaction(async (tx) => {
      const file = await lockFile(tx, id);
      if (file) await forget(tx, file);
    });
}
