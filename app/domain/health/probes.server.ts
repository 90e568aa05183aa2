import { access, constants } from "node:fs/promises";
import { pingDatabase } from "~/db/start.server";
import { findLastBackup } from "~/domain/backups/last-backup.server";
import { findOutboxFigures } from "~/domain/outbox/letters.server";
import { diskLevel, diskState, freeBytesIn, roomIn } from "~/platform/disk.server";
import { probe } from "~/platform/probe";
import { settings } from "~/platform/settings.server";
import { storage } from "~/platform/storage/storage.server";

const OUTBOX_KEPT_MS = 5000;
const BACKUP_KEPT_MS = 60_000;

async function checkFolder() {
  await access(settings.dataDir, constants.W_OK);
  if (diskLevel(await freeBytesIn(settings.dataDir), diskState()) === "full")
    throw new Error("disk almost full");
}

async function checkStorage() {
  if (!settings.s3 || !settings.databaseUrl) await checkFolder();
  if (settings.s3) await storage().head("readiness");
}

async function timePing(): Promise<number> {
  const asked = performance.now();
  await pingDatabase();
  return performance.now() - asked;
}

/** How many milliseconds the database took to answer. */
export const databaseDelay = probe(timePing, null);

export const databaseAnswers = async (): Promise<boolean> => (await databaseDelay()) !== null;

export const storageAnswers = probe(() => checkStorage().then(() => true), false);

export const outboxFigures = probe(findOutboxFigures, null, OUTBOX_KEPT_MS);

export const diskRoom = probe(() => roomIn(settings.dataDir), null);

export const lastBackup = probe(findLastBackup, null, BACKUP_KEPT_MS);
