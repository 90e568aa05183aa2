import { createWriteStream } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ReadableStream } from "node:stream/web";
import { sql } from "drizzle-orm";
import { db, members } from "~/db";
import { today } from "~/platform/clock.server";
import { storage } from "~/platform/storage/storage.server";
import { officeTerms } from "./change-member.server";
import type { FileWork } from "./file-lease.server";
import {
  addToSums,
  clearRows,
  countAbsent,
  countRefusals,
  type FileCounts,
  noSums,
  stageLines,
} from "./file-rows.server";
import { readBeside } from "./read-beside.server";
import type { OpenedFile, ReadingMessage, ReadingTerms } from "./reading-messages";

async function readingTerms(sheet: string | null): Promise<ReadingTerms> {
  const [row] = await db
    .select({ numbers: sql<number[] | null>`array_agg(${members.memberNumber})` })
    .from(members);
  const { workStatuses } = await officeTerms([]);
  return {
    members: row?.numbers ?? [],
    workStatuses: [...workStatuses],
    today: today(),
    ...(sheet && { sheet }),
  };
}

/** Calls `work` with the path of a copy of the stored file. */
async function withLocalCopy(key: string, work: (file: string) => Promise<void>): Promise<void> {
  const stored = await storage().get(key);
  if (!stored) throw new Error("the file of a register import is missing");
  const folder = await mkdtemp(path.join(tmpdir(), "naqaba-register-file-"));
  try {
    const file = path.join(folder, "file");
    await pipeline(Readable.fromWeb(stored.body as ReadableStream), createWriteStream(file, { mode: 0o600 }));
    await work(file);
  } finally {
    await rm(folder, { recursive: true, force: true });
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

  const finish = () =>
    step(async (tx) => {
      const refused = await countRefusals(tx, id);
      const { rows, ...found } = sums;
      const counts: FileCounts = {
        ...found,
        lines: opened!.lines - 1,
        read,
        refused,
        unchanged: rows - found.added - found.changed,
        absent: await countAbsent(tx, rows - found.added),
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

  await withLocalCopy(file.fileKey!, async (copy) => {
    for await (const message of readBeside(copy, await readingTerms(file.sheet))) await take(message);
  });
}
