import { access, constants } from "node:fs/promises";
import { Router } from "express";
import { pingDatabase } from "~/db/start.server";
import { findLastBackup } from "~/domain/backups/last-backup.server";
import { findOutboxFigures } from "~/domain/outbox/letters.server";
import { mailState } from "~/domain/outbox/mail-state";
import { now } from "~/platform/clock.server";
import { diskLevel, diskState, freeBytesIn } from "~/platform/disk.server";
import { canSend } from "~/platform/mail.server";
import { siteReadOnly } from "~/platform/read-only.server";
import { settings } from "~/platform/settings.server";
import { storage } from "~/platform/storage/storage.server";
import { probe } from "./probe";
import type { ServerState } from "./shutdown.server";

const OUTBOX_KEPT_MS = 5000;
const BACKUP_KEPT_MS = 60_000;

const freeBytes = () => freeBytesIn(settings.dataDir);

async function checkFolder() {
  await access(settings.dataDir, constants.W_OK);
  if (diskLevel(await freeBytes(), diskState()) === "full") throw new Error("disk almost full");
}

async function checkStorage() {
  if (!settings.s3 || !settings.databaseUrl) await checkFolder();
  if (settings.s3) await storage().head("readiness");
}

export const databaseAnswers = probe(() => pingDatabase().then(() => true), false);

export const storageAnswers = probe(() => checkStorage().then(() => true), false);

export const outboxFigures = probe(findOutboxFigures, null, OUTBOX_KEPT_MS);

export const diskFree = probe(freeBytes, null);

export const lastBackup = probe(findLastBackup, null, BACKUP_KEPT_MS);

const HOUR_MS = 3_600_000;

async function details() {
  const [letters, backup] = await Promise.all([canSend() ? outboxFigures() : null, lastBackup()]);
  const hours = backup && (now().getTime() - backup.finishedAt.getTime()) / HOUR_MS;
  return {
    mail: !canSend() ? "off" : letters && mailState(true, letters),
    disk: diskState(),
    lastBackupHours: hours && Math.round(hours * 10) / 10,
    readOnly: siteReadOnly()?.because ?? false,
  };
}

/** For a proxy only the start and the stop make it unready: without database or storage there are still pages to show. */
export function health(state: ServerState): Router {
  const router = Router();
  router.get("/healthz", (_request, response) => {
    response.set("Cache-Control", "no-store").json({ status: "ok" });
  });
  router.get("/readyz", async (request, response) => {
    const [database, files, more] = await Promise.all([databaseAnswers(), storageAnswers(), details()]);
    const serving = state.ready && !state.stopping;
    const ready = serving && (request.query.for === "proxy" || (database && files));
    response
      .set("Cache-Control", "no-store")
      .status(ready ? 200 : 503)
      .json({ status: ready ? "ready" : "not ready", database, storage: files, ...more });
  });
  return router;
}
