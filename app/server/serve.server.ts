import type { ServerBuild } from "@remix-run/node";
import { startDatabase, stopDatabase, watchEmbedded } from "~/db/start.server";
import { watchDatabase } from "~/db/watch.server";
import { announceSetup } from "~/domain/accounts/setup-token.server";
import { isEmpty } from "~/domain/demo/is-empty.server";
import { startHousekeeping } from "~/domain/files/housekeeping.server";
import { watchMaintenance } from "~/domain/maintenance/watch.server";
import { startOutboxLoop } from "~/domain/outbox/loop.server";
import { log } from "~/platform/log.server";
import { settings } from "~/platform/settings.server";
import { startRefused } from "~/platform/start-refused.server";
import { application } from "./application.server";
import { demoNotice } from "./demo-notice";
import { guardDisk } from "./disk-guard.server";
import { fromMemory } from "./from-memory.server";
import { httpServer, listen } from "./http-server.server";
import type { ServerState } from "./server-state";
import { stopOnSignals } from "./shutdown.server";

/** The demo, written whole or not at all; what is under way when the process is told to stop is finished first. */
async function seedDemo(): Promise<void> {
  const demo = await import("~/domain/demo/seed.server");
  await demo.seedDemo().catch(async (error) => {
    await stopDatabase();
    throw startRefused(error);
  });
}

/**
 * Starts the site and returns once it answers; ends the process with one line when its port is taken. Throws StartRefused where
 * the demo cannot be written.
 */
export async function serve(build: ServerBuild): Promise<void> {
  const state: ServerState = { ready: false, stopping: false };
  const loops: Array<() => unknown> = [];
  const server = httpServer(fromMemory(application(build, state), state));
  stopOnSignals({ server, state, loops });
  await startDatabase();
  loops.push(watchDatabase(), watchEmbedded(), await guardDisk(), await watchMaintenance());
  const port = await listen(server).catch(async (error: NodeJS.ErrnoException) => {
    process.stderr.write(`PORT ${settings.port} on ${settings.host} cannot be used: ${error.code}\n`);
    await stopDatabase();
    process.exit(1);
  });
  const address = settings.publicUrl ?? `http://localhost:${port}`;
  log.info("listening", { address, port });
  if (settings.demo && (await isEmpty())) {
    const seeding = seedDemo();
    loops.push(() => seeding.catch(() => {}));
    await seeding;
  }
  if (state.stopping) return;
  await announceSetup();
  loops.push(startOutboxLoop(), startHousekeeping());
  state.ready = true;
  if (settings.demo) process.stdout.write(demoNotice(address));
}
