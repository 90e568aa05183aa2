import { Router } from "express";
import { ageInHours } from "~/domain/backups/last-backup.server";
import { databaseAnswers, lastBackup, outboxFigures, storageAnswers } from "~/domain/health/probes.server";
import { mailState } from "~/domain/outbox/mail-state";
import { diskState } from "~/platform/disk.server";
import { canSend } from "~/platform/mail.server";
import { siteReadOnly } from "~/platform/read-only.server";
import type { ServerState } from "./shutdown.server";

async function details() {
  const [letters, backup] = await Promise.all([canSend() ? outboxFigures() : null, lastBackup()]);
  const hours = backup && ageInHours(backup);
  return {
    mail: !canSend() ? "off" : letters && mailState(true, letters),
    disk: diskState(),
    lastBackupHours: hours && Math.round(hours * 10) / 10,
    readOnly: siteReadOnly()?.reason ?? false,
  };
}

/**
 * For a proxy, only starting and stopping make the site unready: without database or storage it still has pages to
 * show.
 */
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
