import { access, constants, statfs } from "node:fs/promises";
import { pingDatabase } from "~/db/start.server";
import { findLastBackup } from "~/domain/backups/last-backup.server";
import { findOutboxFigures } from "~/domain/outbox/figures.server";
import { diskState } from "~/platform/disk.server";
import { diskLevel } from "~/platform/disk-level";
import { settings } from "~/platform/settings.server";
import { storage } from "~/platform/storage/storage.server";
import { look } from "./look";

const OUTBOX_KEPT_MS = 5000;
const BACKUP_KEPT_MS = 60_000;

const freeBytes = async () => {
  const { bavail, bsize } = await statfs(settings.dataDir);
  return bavail * bsize;
};

async function checkFolder() {
  await access(settings.dataDir, constants.W_OK);
  if (diskLevel(await freeBytes(), diskState()) === "full") throw new Error("disk almost full");
}

async function checkStorage() {
  if (!settings.s3 || !settings.databaseUrl) await checkFolder();
  if (settings.s3) await storage().head("readiness");
}

/** Whether the database answers. */
export const databaseAnswers = look(() => pingDatabase().then(() => true), false);

/** Whether files can be kept, and DATA_DIR has room where something of ours lives in it. */
export const storageAnswers = look(() => checkStorage().then(() => true), false);

/** The letters that wait; null where the database does not say. */
export const outboxFigures = look(findOutboxFigures, null, OUTBOX_KEPT_MS);

/** The bytes free for us where DATA_DIR is; null where that folder cannot be asked. */
export const diskFree = look(freeBytes, null);

/** The last backup; null where there was none, or storage does not say. */
export const lastBackup = look(findLastBackup, null, BACKUP_KEPT_MS);
