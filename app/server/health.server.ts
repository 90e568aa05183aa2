import { access, constants, statfs } from "node:fs/promises";
import { setTimeout as delay } from "node:timers/promises";
import { Router } from "express";
import { pingDatabase } from "~/db/start.server";
import { settings } from "~/platform/settings.server";
import { storage } from "~/platform/storage/storage.server";
import type { ServerState } from "./server-state";

const LONGEST_WAIT = 2000;
const LEAST_FREE = 256 * 1024 * 1024;

async function checkFolder() {
  await access(settings.dataDir, constants.W_OK);
  const { bavail, bsize } = await statfs(settings.dataDir);
  if (bavail * bsize < LEAST_FREE) throw new Error("disk almost full");
}

async function checkStorage() {
  if (!settings.s3 || !settings.databaseUrl) await checkFolder();
  if (settings.s3) await storage().head("readiness");
}

/** One check at a time, however many ask: a hanging one must not pile up. */
function check(run: () => Promise<unknown>): () => Promise<boolean> {
  let running: Promise<boolean> | undefined;
  return () => {
    running ??= run()
      .then(() => true)
      .catch(() => false)
      .finally(() => {
        running = undefined;
      });
    return Promise.race([running, delay(LONGEST_WAIT, false, { ref: false })]);
  };
}

/** `/healthz`: the process lives. `/readyz`: it can do its work, and is not about to stop. */
export function health(state: ServerState): Router {
  const checkDatabase = check(pingDatabase);
  const checkFiles = check(checkStorage);
  const router = Router();
  router.get("/healthz", (_request, response) => {
    response.set("Cache-Control", "no-store").json({ status: "ok" });
  });
  router.get("/readyz", async (_request, response) => {
    const [database, files] = await Promise.all([checkDatabase(), checkFiles()]);
    const ready = database && files && state.ready && !state.stopping;
    response
      .set("Cache-Control", "no-store")
      .status(ready ? 200 : 503)
      .json({ status: ready ? "ready" : "not ready", database, storage: files });
  });
  return router;
}
