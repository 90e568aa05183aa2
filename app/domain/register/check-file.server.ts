import { randomUUID } from "node:crypto";
import { type FileHandle, open, unlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { now } from "~/platform/clock.server";
import { describeError, log } from "~/platform/log.server";
import { settings } from "~/platform/settings.server";
import { storage } from "~/platform/storage/storage.server";
import { columnNames } from "./column-names.server";
import type { FileWork } from "./file-lease.server";
import {
  addToSums,
  clearRows,
  countAbsent,
  countRefusals,
  effectsOf,
  type FileCounts,
  noSums,
  stageLines,
} from "./file-rows.server";
import { judgeTermsOfFile } from "./judge-terms.server";
import { ReadingFailed, readBeside } from "./read-beside.server";
import type { OpenedFile, ReadingMessage, ReadingTerms } from "./reading-messages";

async function readingTerms(sheet: string | null): Promise<ReadingTerms> {
  const { members, merged, workStatuses, today } = await judgeTermsOfFile();
  const otherNames = [...(await columnNames())];
  return {
    members: [...members],
    merged: [...merged],
    workStatuses: [...workStatuses],
    today,
    otherNames,
    ...(sheet && { sheet }),
  };
}

/** Calls `work` with a copy of the stored file that has no name, so that nothing is left of it after a kill. */
async function withLocalCopy(key: string, work: (copy: FileHandle) => Promise<void>): Promise<void> {
  const stored = await storage().get(key);
  if (!stored) throw new Error("the file of a register import is missing");
  const name = path.join(settings.s3 ? tmpdir() : settings.dataDir, `.register-file-${randomUUID()}`);
  const copy = await open(name, "wx+", 0o600);
  try {
    await unlink(name);
    for await (const chunk of stored.body) await copy.write(chunk);
    await work(copy);
  } finally {
    await copy.close();
  }
}

/** Reads a file from its beginning, stores what it says and what that would change, and counts it. */
export async function checkFile({ file, step }: FileWork): Promise<void> {
  const { id } = file;
  await step(async (tx) => {
    await clearRows(tx, id);
    return { done: 0, total: 0 };
  });
  const sums = noSums();
  let opened: OpenedFile | null = null;
  let read = 0;
  const comparedAt = now().toISOString();

  const finish = () =>
    step(async (tx) => {
      const refused = await countRefusals(tx, id);
      const counts: FileCounts = {
        ...effectsOf(sums),
        lines: opened!.lines - 1,
        read,
        refused,
        absent: await countAbsent(tx, sums.rows - sums.added),
        comparedAt,
      };
      return { state: "checked", counts, about: opened! };
    });

  const take = (message: ReadingMessage): Promise<void> => {
    if ("refused" in message) return step(async () => ({ state: "refused", problem: message.refused }));
    if ("ended" in message) return finish();
    return step(async (tx) => {
      if ("opened" in message) {
        opened = message.opened;
        return { about: opened, total: opened.expected };
      }
      for (const one of message.lines) read += "facts" in one ? one.lines : 1;
      await addToSums(tx, sums, id, await stageLines(tx, id, message.lines));
      return { done: read };
    });
  };

  try {
    await withLocalCopy(file.fileKey!, async (copy) => {
      for await (const message of readBeside(copy, await readingTerms(file.sheet))) await take(message);
    });
  } catch (error) {
    if (!(error instanceof ReadingFailed)) throw error;
    log.error("a register file could not be read", { file: id, ...describeError(error) });
    await take({ refused: { problem: "reading-failed", line: null } });
  }
}
