import type { ServerBuild } from "@remix-run/node";
import { computerPortal } from "~/addresses/computer";
import { doctorPortal } from "~/addresses/doctor";
import { href } from "~/addresses/href";
import { office } from "~/addresses/staff";
import { startDatabase, stopDatabase, watchEmbedded } from "~/db/start.server";
import { watchDatabase } from "~/db/watch.server";
import { printSetupToken } from "~/domain/accounts/setup.server";
import { signingKey } from "~/domain/certificates/pdf.server";
import { startRefreshingProofCopies } from "~/domain/certificates/proof-copies.server";
import { watchEdition } from "~/domain/content/edition.server";
import { isEmpty } from "~/domain/demo/is-empty.server";
import { startHousekeeping } from "~/domain/files/housekeeping.server";
import { freeSpaceForDraftPapers } from "~/domain/internships/draft-papers-room.server";
import { watchMaintenance } from "~/domain/maintenance/state.server";
import { startOutboxLoop } from "~/domain/outbox/deliver.server";
import { schedulePublishing } from "~/domain/publishing/due.server";
import { scheduleStatuses } from "~/domain/register/due-statuses.server";
import { forgetOldFiles } from "~/domain/register/file-state.server";
import { startFileWork } from "~/domain/register/file-work.server";
import { startWebhookLoop } from "~/domain/webhooks/deliver.server";
import { watchDisk } from "~/platform/disk.server";
import { log } from "~/platform/log.server";
import { settings } from "~/platform/settings.server";
import { causesOf, StorageUnavailable } from "~/platform/unavailable";
import { application } from "./application.server";
import { httpServer, listen } from "./http-server.server";
import { pageCacheHandler } from "./page-cache.server";
import { type ServerState, stopOnSignals } from "./shutdown.server";

/** The message is printed as it is: one or two lines that name a setting or a command. */
class StartRefused extends Error {
  override name = "StartRefused";
}

function startRefused(error: unknown): unknown {
  const causes = [...causesOf(error)];
  if (!causes.some((each) => each instanceof StorageUnavailable)) return error;
  const { name, message } = causes.at(-1)!;
  const summary = `${name}: ${message}`.split("\n")[0];
  if (!settings.s3) return new StartRefused(`DATA_DIR ${settings.dataDir} cannot keep files: ${summary}`);
  const { bucket, accessKeyId } = settings.s3;
  const keys = accessKeyId ? "" : "\nS3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY are not set.";
  return new StartRefused(`S3_BUCKET ${bucket} cannot keep files: ${summary}${keys}`);
}

/** Checks the key file at the start; otherwise an unusable one would be noticed at the first certificate. */
async function checkKeyFile(): Promise<void> {
  const key = await signingKey();
  if (!key) return;
  const { tryKey } = await import("~/domain/certificates/signed-pdf.server");
  try {
    tryKey(key);
  } catch (error) {
    throw new StartRefused(`CERTIFICATE_P12 ${(error as Error).message}`);
  }
}

const logins = [
  [href(office.signIn), "admin@demo.test demo-admin-2026 (admin)"],
  ["", "editor@demo.test, editor2@demo.test demo-editor-2026 (editors)"],
  ["", "viewer@demo.test demo-viewer-2026 (viewer), content@demo.test demo-content-2026 (content)"],
  ["", "registrar@demo.test demo-registrar-2026 (registrar)"],
  [href(doctorPortal.signIn), "10001 20260001 (in good standing), 10002 9871002002 (account not opened yet)"],
  ["", "10003 20260003 (not practising), 10004 20260004 (annual fee not paid)"],
  ["", "10005 20260005 (11 months behind)"],
  [href(computerPortal.signIn), "COMP1, COMP2 20261111 (clerks)"],
] as const;

function demoNotice(address: string): string {
  const rows = logins.map(([page, names]) => `  ${page.padEnd(18)}${names}\n`);
  return `The demo association is at ${address} (Ctrl-C stops it)\n${rows.join("")}`;
}

async function seedDemo(): Promise<void> {
  const demo = await import("~/domain/demo/seed.server");
  await demo.seedDemo().catch(async (error) => {
    await stopDatabase();
    throw startRefused(error);
  });
}

/** Ends the process if the port is taken; throws `StartRefused` if the key file cannot be used or the demo cannot be created. */
export async function serve(build: ServerBuild): Promise<void> {
  const state: ServerState = { ready: false, stopping: false };
  const loops: Array<() => unknown> = [];
  const server = httpServer(pageCacheHandler(application(build, state), state));
  stopOnSignals({ server, state, loops });
  await checkKeyFile();
  await startDatabase();
  await watchEdition();
  await schedulePublishing();
  loops.push(watchEmbedded(), await watchDisk(), await watchMaintenance());
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
  await printSetupToken();
  // Started last: earlier, a database that is slow for a moment would count as unreachable and stop the start.
  loops.push(
    watchDatabase(),
    startOutboxLoop(),
    startWebhookLoop(),
    scheduleStatuses(),
    startFileWork(),
    startHousekeeping([freeSpaceForDraftPapers, forgetOldFiles]),
    startRefreshingProofCopies(),
  );
  state.ready = true;
  if (settings.demo) process.stdout.write(demoNotice(address));
}
