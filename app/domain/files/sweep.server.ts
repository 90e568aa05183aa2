import { asc, inArray, sql } from "drizzle-orm";
import { db } from "~/db/client.server";
import { fileDeletions, newsAttachments } from "~/db/schema";
import { namedPhotos } from "~/domain/photos/named-photos.server";
import { describeError, log } from "~/platform/log.server";
import { photoKeys } from "~/platform/photos.server";
import { storage } from "~/platform/storage/storage.server";
import { namedPapers, paperPlaces } from "./stored-paper.server";

const AT_A_TIME = 200;
const ORPHAN_AGE_MS = 24 * 60 * 60 * 1000;
const keptUnder = [
  "news-photos/",
  "event-photos/",
  "gallery-photos/",
  "attachments/",
  ...paperPlaces.map((place) => `${place}/`),
];

/** Deletes the files whose rows are gone; what cannot be deleted now stays noted. Returns how many went. */
export async function sweepFiles(): Promise<number> {
  const noted = await db.select().from(fileDeletions).orderBy(asc(fileDeletions.createdAt)).limit(AT_A_TIME);
  const gone: string[] = [];
  for (const { key } of noted) {
    try {
      await storage().delete(key);
      gone.push(key);
    } catch (error) {
      log.warn("a file could not be deleted, it stays noted", describeError(error));
    }
  }
  if (gone.length) await db.delete(fileDeletions).where(inArray(fileDeletions.key, gone));
  return gone.length;
}

async function keysInUse(): Promise<Set<string>> {
  const photos = [...(await namedPhotos())].flatMap(photoKeys);
  const attachments = await db.select({ key: newsAttachments.fileKey }).from(newsAttachments);
  return new Set([...photos, ...attachments.map(({ key }) => key), ...(await namedPapers())]);
}

/** Notes for deletion every stored file a day old that no row names: what an interrupted upload left. */
export async function noteOrphans(now: Date): Promise<number> {
  const stored: string[] = [];
  for (const prefix of keptUnder) {
    for await (const file of storage().list(prefix)) {
      if (now.getTime() - file.modifiedAt.getTime() > ORPHAN_AGE_MS) stored.push(file.key);
    }
  }
  const used = await keysInUse();
  const orphans = stored.filter((key) => !used.has(key));
  for (let at = 0; at < orphans.length; at += AT_A_TIME) {
    const some = orphans.slice(at, at + AT_A_TIME).map((key) => ({ key }));
    await db.insert(fileDeletions).values(some).onConflictDoNothing();
  }
  return orphans.length;
}

/**
 * Forgets what is past its time: sessions, drafts of applications, throttles a day old, ways back into accounts and
 * answers to forms a month old.
 */
export async function dropExpired(): Promise<void> {
  await db.execute(sql`delete from sessions where expires_at < now()`);
  await db.execute(sql`delete from internship_drafts where expires_at < now()`);
  await db.execute(
    sql`delete from throttles where window_started_at < now() - interval '1 day' and coalesce(blocked_until, now()) <= now()`,
  );
  await db.execute(sql`delete from doctor_recoveries where expires_at < now() - interval '30 days'`);
  await db.execute(sql`delete from submissions where created_at < now() - interval '30 days'`);
}
