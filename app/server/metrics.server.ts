import { createHash, timingSafeEqual } from "node:crypto";
import { Router } from "express";
import { ageInHours } from "~/domain/backups/last-backup.server";
import {
  databaseAnswers,
  diskRoom,
  lastBackup,
  outboxFigures,
  storageAnswers,
} from "~/domain/health/probes.server";
import { mailState } from "~/domain/outbox/mail-state";
import { diskState } from "~/platform/disk.server";
import { canSend } from "~/platform/mail.server";
import { counter, gauge, histogram, measureProcess, registry } from "~/platform/metrics.server";
import { isReadOnlyFor } from "~/platform/read-only.server";
import { settings } from "~/platform/settings.server";

const BUCKETS_S = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.6, 1, 2.5, 5, 15];

const answers = counter(
  "http_requests_total",
  "Responses by method, route and status class",
  "method",
  "route",
  "status",
);
const durations = histogram("http_request_duration_seconds", "Until the last byte", BUCKETS_S, "route");
const METHODS = ["GET", "HEAD", "POST"];

type Answered = { method: string; route: string | undefined; status: number; ms: number };

/** Requests that never reached a route are labelled "static" or "rejected". */
const routeLabel = (route: string | undefined, status: number) =>
  route ?? (status < 400 ? "file" : "refused");

/** Label values come from the site map only, whatever clients request. */
export function countResponse({ method, route, status, ms }: Answered): void {
  const label = routeLabel(route, status);
  const methodLabel = METHODS.includes(method) ? method : "other";
  answers.inc({ method: methodLabel, route: label, status: `${Math.floor(status / 100)}xx` });
  durations.observe({ route: label }, ms / 1000);
}

const databaseUp = gauge("database_up", "1 while the database answers");
const storageUp = gauge("storage_up", "1 while files can be kept");
const waiting = gauge("outbox_waiting", "Emails waiting to be sent");
const failed = gauge("outbox_failed", "Emails that failed for good and wait for staff");
const oldest = gauge("outbox_oldest_waiting_seconds", "Age of the oldest waiting email, 0 without one");
const lastSent = gauge("mail_last_sent_seconds", "Time since the last email was sent");
const mailUp = gauge("mail_up", "1 while letters go out, 0 while they do not, NaN while mail is off");
const free = gauge("disk_free_bytes", "Free space for this server in the file system of DATA_DIR");
const disk = gauge("disk_state", "0 fine, 1 low: no files are taken, 2 full: nothing is");
const backup = gauge("backup_age_seconds", "Time since the last backup was completed");
const readOnly = gauge("read_only", "1 while nothing is taken down, or no files, by the reason", "because");

const DISK_STATES = ["fine", "low", "full"];
const REASONS = ["maintenance", "disk", "files"] as const;
const UNKNOWN = Number.NaN;

/** Takes at most two seconds; unknown values are NaN. */
async function refreshGauges(): Promise<void> {
  const [database, files, letters, room, last] = await Promise.all([
    databaseAnswers(),
    storageAnswers(),
    outboxFigures(),
    diskRoom(),
    lastBackup(),
  ]);
  databaseUp.set(Number(database));
  storageUp.set(Number(files));
  waiting.set(letters?.waiting ?? UNKNOWN);
  failed.set(letters?.failed ?? UNKNOWN);
  oldest.set(letters ? (letters.oldestWaiting ?? 0) : UNKNOWN);
  lastSent.set(letters?.lastSent ?? UNKNOWN);
  mailUp.set(canSend() && letters ? Number(mailState(true, letters) === "working") : UNKNOWN);
  free.set(room?.freeBytes ?? UNKNOWN);
  disk.set(DISK_STATES.indexOf(diskState()));
  backup.set(last ? ageInHours(last) * 3600 : UNKNOWN);
  for (const reason of REASONS) readOnly.set({ because: reason }, Number(isReadOnlyFor(reason)));
}

const hashOf = (text: string) => createHash("sha256").update(text).digest();
const BEARER = /^Bearer +(\S+) *$/i;

/** Compares tokens in constant time. */
const bears = (header: string | undefined, token: string) =>
  timingSafeEqual(hashOf(BEARER.exec(header ?? "")?.[1] ?? ""), hashOf(token));

/** Without METRICS_TOKEN, the address does not exist. */
export function metrics(version: string): Router {
  const router = Router();
  const token = settings.metricsToken;
  if (!token) return router;
  measureProcess();
  gauge("build_info", "Always 1; the labels name the version and engine", "version", "node").set(
    { version, node: process.version },
    1,
  );
  router.get("/metrics", async (request, response) => {
    response.set("Cache-Control", "no-store");
    if (!bears(request.headers.authorization, token)) {
      response.status(401).set("WWW-Authenticate", 'Bearer realm="metrics"').end();
      return;
    }
    await refreshGauges();
    response.type(registry.contentType).send(await registry.metrics());
  });
  return router;
}
