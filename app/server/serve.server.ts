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
import { application } from "./application.server";
import { demoNotice } from "./demo-notice";
import { guardDisk } from "./disk-guard.server";
import { fromMemory } from "./from-memory.server";
import { httpServer, listen } from "./http-server.server";
import type { ServerState } from "./server-state";
import { stopOnSignals } from "./shutdown.server";

/** Starts the site and returns once it answers; ends the process with one line when its port is taken. */
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
  if (settings.demo && (await isEmpty())) await (await import("~/domain/demo/seed.server")).seedDemo();
  await announceSetup();
  loops.push(startOutboxLoop(), startHousekeeping());
  state.ready = true;
  if (settings.demo) process.stdout.write(demoNotice(address));
}
