import { Router } from "express";
import { mailState } from "~/domain/outbox/mail-state";
import { now } from "~/platform/clock.server";
import { canSend } from "~/platform/mail.server";
import { siteReadOnly } from "~/platform/read-only.server";
import { databaseAnswers, lastBackup, outboxFigures, storageAnswers } from "./conditions.server";
import { diskState } from "./disk-guard.server";
import type { ServerState } from "./server-state";

const HOUR_MS = 3_600_000;

/** What an operator should know, but no proxy need act on. */
async function alsoToKnow() {
  const [letters, backup] = await Promise.all([canSend() ? outboxFigures() : null, lastBackup()]);
  const hours = backup && (now().getTime() - backup.finishedAt.getTime()) / HOUR_MS;
  return {
    mail: !canSend() ? "off" : letters && mailState(true, letters),
    disk: diskState(),
    lastBackupHours: hours && Math.round(hours * 10) / 10,
    readOnly: siteReadOnly()?.because ?? false,
  };
}

/**
 * `/healthz`: the process lives. `/readyz`: it can do its work, and is not about to stop; what else it tells never makes
 * it unready, and is null where it is not known. A proxy asks `/readyz?for=proxy`: a process whose database or storage is
 * away still has pages to show and forms to hand back, so for a proxy it is unready only before it has started and while
 * it stops.
 */
export function health(state: ServerState): Router {
  const router = Router();
  router.get("/healthz", (_request, response) => {
    response.set("Cache-Control", "no-store").json({ status: "ok" });
  });
  router.get("/readyz", async (request, response) => {
    const [database, files, more] = await Promise.all([databaseAnswers(), storageAnswers(), alsoToKnow()]);
    const serving = state.ready && !state.stopping;
    const ready = serving && (request.query.for === "proxy" || (database && files));
    response
      .set("Cache-Control", "no-store")
      .status(ready ? 200 : 503)
      .json({ status: ready ? "ready" : "not ready", database, storage: files, ...more });
  });
  return router;
}
