import { sql } from "drizzle-orm";
import { db, type Tx } from "~/db";
import { system } from "~/domain/audit/record.server";
import { now } from "~/platform/clock.server";
import {
  beginImport,
  countUpdated,
  endImport,
  type ImportCounts,
  recordChanges,
  refuseImportedBefore,
} from "./import-history.server";
import { createRowChecker, linesOf, type Reject } from "./judge-row";
import { judgeTermsOfFile } from "./judge-terms.server";
import type { RegisterFile } from "./register-file.server";
import { openStaging, stager } from "./staging.server";
import {
  addMembers,
  changeMembers,
  deceasedIn,
  foundChanges,
  lockRegisterRows,
  stagedRows,
  storeRegisterValues,
  writeDues,
} from "./write-chunk.server";

export type ImportProgress = { doing: "reading" | "writing"; done: number; of: number };

type ImportOptions = {
  fileName: string;
  fileHash: string;
  file: RegisterFile;
  dryRun: boolean;
  /** Without it, one rejected line stops the import. */
  skipBad: boolean;
  again?: boolean;
  onProgress?(progress: ImportProgress): void;
};

/** If `applied` is false, the figures are those of a dry run. */
export type ImportOutcome = {
  applied: boolean;
  counts: ImportCounts;
  rejects: Reject[];
  /** The numbers of members who have died and whom the file gives another status, which is not taken. */
  deceased: number[];
};

class TakenBack extends Error {
  constructor(readonly outcome: ImportOutcome) {
    super("taken back");
  }
}

const countLines = (rejects: Reject[]) => new Set(rejects.map(({ line }) => line)).size;

async function readAll(tx: Tx, { file, onProgress }: ImportOptions) {
  const known = await judgeTermsOfFile(tx);
  const judge = createRowChecker({ ...known, hasMonthFirst: file.hasMonthFirst });
  const staged = stager(tx, known.members);
  const rejects: Reject[] = [];
  let lines = 0;
  let membersRead = 0;
  for await (const row of file.rows) {
    const verdict = judge(row);
    if ("facts" in verdict) {
      await staged.add(verdict.facts);
      membersRead++;
    } else rejects.push(...verdict.rejects);
    lines += linesOf(row).length;
    onProgress?.({ doing: "reading", done: lines, of: Math.max(lines, file.about) });
  }
  const chunks = await staged.flush();
  await tx.execute(sql`analyze register_staged`);
  rejects.sort((a, b) => a.line - b.line);
  return { lines, membersRead, chunks, rejects };
}

/** Locks other members' own changes only in its last steps. */
async function writeAll(
  tx: Tx,
  chunks: number,
  { importId, at }: { importId: number; at: Date },
  options: ImportOptions,
) {
  const moment = at.toISOString();
  let added = 0;
  const steps: Array<(chunk: number) => Promise<unknown>> = [
    async (chunk) => {
      added += await addMembers(tx, stagedRows(chunk), moment);
    },
    (chunk) => writeDues(tx, stagedRows(chunk), importId, moment),
    async (chunk) => {
      if (chunk === 0) await lockRegisterRows(tx);
      await changeMembers(tx, chunk, moment);
    },
    (chunk) => storeRegisterValues(tx, chunk, importId),
    (chunk) => recordChanges(tx, system, foundChanges(chunk)),
  ];
  let done = 0;
  for (const step of steps)
    for (let chunk = 0; chunk < chunks; chunk++) {
      options.onProgress?.({ doing: "writing", done, of: steps.length * chunks });
      await step(chunk);
      done++;
    }
  return chunks ? { added, updated: await countUpdated(tx, importId) } : { added, updated: 0 };
}

async function importWithin(tx: Tx, options: ImportOptions): Promise<ImportOutcome> {
  const { fileName, fileHash, dryRun, skipBad, again } = options;
  const at = now();
  await openStaging(tx);
  if (!again) await refuseImportedBefore(tx, fileHash);
  const { lines, membersRead, chunks, rejects } = await readAll(tx, options);
  const source = { fileName, fileHash };
  const deceased = await tx.execute<{ number: number }>(
    sql`select member_number as number from (${deceasedIn(sql`select * from register_staged`)}) d order by number`,
  );
  const importId = await beginImport(tx, source, at);
  const { added, updated } = await writeAll(tx, chunks, { importId, at }, options);
  const rejected = countLines(rejects);
  const good = lines - rejected;
  const counts = { lines, good, rejected, added, updated, unchanged: membersRead - added - updated };
  await endImport(tx, importId, { source, counts, at: now(), by: system });
  const stopped = !good || (rejected > 0 && !skipBad);
  const outcome = {
    applied: !stopped && !dryRun,
    counts,
    rejects,
    deceased: deceased.map(({ number }) => number),
  };
  if (!outcome.applied) throw new TakenBack(outcome);
  return outcome;
}

/**
 * Imports all lines or none; members who are not in the file do not change. Throws FileRefused, and ImportedBefore if
 * the file is outdated.
 */
export async function importRegister(options: ImportOptions): Promise<ImportOutcome> {
  try {
    return await db.transaction((tx) => importWithin(tx, options));
  } catch (error) {
    if (error instanceof TakenBack) return error.outcome;
    throw error;
  }
}
