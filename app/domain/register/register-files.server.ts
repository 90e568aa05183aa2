import { createHash, randomUUID } from "node:crypto";
import { desc, eq } from "drizzle-orm";
import { db, registerFiles, staffUsers, type Tx } from "~/db";
import { byStaff, record } from "~/domain/audit/record.server";
import { withCleanup } from "~/domain/files/with-cleanup.server";
import { once, type Submission } from "~/domain/submissions/once.server";
import { storage } from "~/platform/storage/storage.server";
import type { RegisterColumn } from "./columns";
import type { RegisterFileRow } from "./file-lease.server";
import type { FileCounts } from "./file-rows.server";
import { announceWaitingFile } from "./file-work.server";
import type { OpenedFile, RefusedFile } from "./reading-messages";

const FILE_PLACE = "register-files";

type By = { staff: { id: string }; submission: Submission };

/** Stores a file that the office sent; its check begins by itself. `also` is written in the same transaction. */
export async function storeRegisterFile(
  file: { name: string; bytes: Uint8Array; sheet: string | null; reason?: string },
  { staff, submission }: By,
  also?: (tx: Tx) => Promise<void>,
) {
  const key = `${FILE_PLACE}/${randomUUID()}`;
  await storage().put(key, file.bytes, "application/octet-stream");
  const fileHash = createHash("sha256").update(file.bytes).digest("hex");
  const stored = await withCleanup(
    () =>
      once(submission, async (tx) => {
        const [row] = await tx
          .insert(registerFiles)
          .values({
            fileName: file.name,
            fileHash,
            fileKey: key,
            sheet: file.sheet,
            reason: file.reason ?? null,
            state: "checking",
            staffId: staff.id,
          })
          .returning({ id: registerFiles.id });
        await record(tx, byStaff(staff), {
          action: "register.file",
          subject: `register-file:${row!.id}`,
          detail: { file: file.name, hash: fileHash, ...(file.reason && { reason: file.reason }) },
        });
        await also?.(tx);
        return { id: row!.id };
      }),
    async () => {
      if (!(await db.$count(registerFiles, eq(registerFiles.fileKey, key)))) await storage().delete(key);
    },
  );
  announceWaitingFile();
  return stored;
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
