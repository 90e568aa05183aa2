import { randomUUID } from "node:crypto";
import { asc, inArray } from "drizzle-orm";
import { db, fileDeletions, type Tx } from "~/db";
import { describeError, log } from "~/platform/log.server";
import { retryingStorage, storage } from "~/platform/storage/storage.server";
import { findUnreferenced } from "./named-files.server";
import { paperPlaces } from "./stored-paper.server";

const PREFIX = "operations/backups-under-way/";
const FORGOTTEN_MS = 6 * 60 * 60 * 1000;

const isForgotten = (startedAt: Date) => Date.now() - startedAt.getTime() > FORGOTTEN_MS;

/**
 * Pauses the sweeper of every process until the returned function is called. The note of a backup that was killed
 * counts for six hours.
 */
export async function pauseSweeper(): Promise<() => Promise<void>> {
  for await (const { key, modifiedAt } of retryingStorage().list(PREFIX)) {
    if (isForgotten(modifiedAt)) await retryingStorage().delete(key);
  }
  const key = `${PREFIX}${randomUUID()}.json`;
  const note = Buffer.from(JSON.stringify({ startedAt: new Date() }));
  await retryingStorage().put(key, note, "application/json");
  return () => retryingStorage().delete(key);
}

export async function isSweeperPaused(): Promise<boolean> {
  for await (const { modifiedAt } of storage().list(PREFIX)) {
    if (!isForgotten(modifiedAt)) return true;
  }
  return false;
}

const AT_A_TIME = 200;
const ORPHAN_AGE_MS = 24 * 60 * 60 * 1000;
const sweptPlaces = [
  "news-photos/",
  "event-photos/",
  "gallery-photos/",
  "content-photos/",
  "content-files/",
  "attachments/",
  "register-files/",
  ...paperPlaces.map((place) => `${place}/`),
];
export const filePlaces = [...sweptPlaces, "certificates/"];

/** Notes are read before asking for a backup: one that begins now took its snapshot after these rows were gone. */
export async function sweepFiles(): Promise<number> {
  const noted = await db.select().from(fileDeletions).orderBy(asc(fileDeletions.createdAt)).limit(AT_A_TIME);
  if (!noted.length || (await isSweeperPaused())) return 0;
  const gone: string[] = [];
  for (const { key } of noted) {
    try {
      await storage().delete(key);
      gone.push(key);
    } catch (error) {
      log.warn("failed to delete a file; it stays queued", describeError(error));
    }
  }
  if (gone.length) await db.delete(fileDeletions).where(inArray(fileDeletions.key, gone));
  return gone.length;
}

async function noteUnnamed(stored: string[]): Promise<number> {
  const orphans = stored.length ? await findUnreferenced(stored) : [];
  if (orphans.length) {
    const notes = orphans.map((key) => ({ key }));
    await db.insert(fileDeletions).values(notes).onConflictDoNothing();
  }
  return orphans.length;
}

/** Notes files a day old that no row names, left by interrupted uploads. */
export async function noteOrphans(now: Date): Promise<number> {
  let noted = 0;
  let old: string[] = [];
  for (const prefix of sweptPlaces) {
    for await (const file of storage().list(prefix)) {
      if (now.getTime() - file.modifiedAt.getTime() <= ORPHAN_AGE_MS) continue;
      old.push(file.key);
      if (old.length < AT_A_TIME) continue;
      noted += await noteUnnamed(old);
      old = [];
    }
  }
  return noted + (await noteUnnamed(old));
}

/**
 * To be called in the transaction that deletes the rows; the sweeper then deletes the files, retrying until it
 * succeeds.
 */
export async function queueFileDeletion(tx: Tx, keys: string[]): Promise<void> {
  if (keys.length)
    await tx
      .insert(fileDeletions)
      .values(keys.map((key) => ({ key })))
      .onConflictDoNothing();
}
