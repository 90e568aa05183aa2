import { randomUUID } from "node:crypto";
import { pool } from "~/db";
import { DataFolderInUse } from "~/db/embedded/embedded.server";
import { findSchemaState } from "~/db/migrations.server";
import { pingDatabase, startDatabase, stopDatabase } from "~/db/start.server";
import { ageInHours, findLastBackup } from "~/domain/backups/last-backup.server";
import { signingKey } from "~/domain/certificates/pdf.server";
import { tryKey } from "~/domain/certificates/signed-pdf.server";
import { hasContent, loadEdition } from "~/domain/content/edition.server";
import { launchList } from "~/domain/content/launch.server";
import { findUnreadableForwardedFor } from "~/domain/health/unreadable-forwarded-for.server";
import { OLD_HOURS } from "~/domain/health/verdict";
import { draftPapersUsage, isAlmostFull } from "~/domain/internships/draft-papers-room.server";
import { countLetters } from "~/domain/outbox/letters.server";
import { now } from "~/platform/clock.server";
import { diskLevel, freeBytesIn } from "~/platform/disk.server";
import { settings } from "~/platform/settings.server";
import { storage } from "~/platform/storage/storage.server";
import { timeStamp } from "~/platform/time-stamp.server";
import { settingsAdvice } from "./settings-advice";

/** One result of a check: `wrong` stops the site from working, `warning` needs attention. */
type Finding = { about: string; level: "fine" | "warning" | "wrong"; text: string };

const findingsAbout = (about: string) => ({
  fine: (text: string): Finding => ({ about, level: "fine", text }),
  warning: (text: string): Finding => ({ about, level: "warning", text }),
  wrong: (text: string): Finding => ({ about, level: "wrong", text }),
});

const reason = (error: unknown) => {
  const { code, message } = error as NodeJS.ErrnoException;
  return [code, message].filter(Boolean).join(": ") || "no answer";
};

async function checkBackup(): Promise<Finding> {
  const { fine, warning } = findingsAbout("backup");
  const last = await findLastBackup();
  if (!last) return warning("no note of one in storage: `npm run cli -- backup FILE`");
  const hours = Math.floor(ageInHours(last));
  const text = `the last is ${hours} h old, ${Math.ceil(last.bytes / MB)} MB`;
  return hours < OLD_HOURS ? fine(text) : warning(text);
}

const SKEW_NOTICED = 5;
const SKEW_WRONG = 300;

async function checkSchema(): Promise<Finding> {
  const { fine, warning, wrong } = findingsAbout("schema");
  const { waiting, unknown } = await findSchemaState();
  if (unknown) return warning(`newer than this build, by ${unknown}: it can be served, not changed`);
  if (!waiting.length) return fine("up to date");
  const count = waiting.length === 1 ? "1 migration waits" : `${waiting.length} migrations wait`;
  return settings.migrateOnStart
    ? warning(`${count}; the next start brings it up to date`)
    : wrong(`${count}: run \`npm run cli -- migrate\``);
}

async function checkClock(): Promise<Finding> {
  const { fine, warning, wrong } = findingsAbout("clock");
  const startedAt = Date.now();
  const [row] = await pool<[{ at: number }]>`select extract(epoch from clock_timestamp())::float8 as at`;
  const skew = Math.abs(row.at - (startedAt + Date.now()) / 2000);
  if (skew < SKEW_NOTICED) return fine("agrees with the database");
  const text = `${skew.toFixed(0)} s apart from the database: set both by NTP`;
  return skew < SKEW_WRONG ? warning(text) : wrong(text);
}

async function checkLetters(): Promise<Finding> {
  const { fine, warning } = findingsAbout("letters");
  const { waiting, failed } = await countLetters();
  const text = `${waiting} waiting, ${failed} failed`;
  return failed ? warning(`${text}: see /dashboard/outbox`) : fine(text);
}

type Extent = { all: boolean };

/** Counts the texts that the association has not written or confirmed; with `all`, lists each with the page that edits it. */
async function* checkContent({ all }: Extent): AsyncGenerator<Finding, void> {
  const { fine, warning } = findingsAbout("content");
  if (await hasContent()) await loadEdition();
  const { unconfirmed, missing } = launchList();
  if (!all && unconfirmed.length + missing.length) {
    yield warning(`${unconfirmed.length} samples, ${missing.length} texts missing: the list with --all`);
    return;
  }
  for (const { kind, called, samples, untranslated, otherDigits, editor } of unconfirmed) {
    const lines = [
      samples.length ? `sample (${samples.join(", ")})` : "",
      ...untranslated.map((language) => `${language} is missing`),
      otherDigits ? "its Arabic has 0-9" : "",
    ];
    yield warning(`${kind} ${called.en}: ${lines.filter(Boolean).join(", ")}: ${editor}`);
  }
  for (const { what, sample, page, part } of missing)
    yield warning(`${what.en}${sample ? " (sample)" : ""}: ${part?.address ?? page}`);
  if (!unconfirmed.length && !missing.length) yield fine("nothing is missing, nothing made up");
}

async function* findings(extent: Extent): AsyncGenerator<Finding, void> {
  const { fine, wrong } = findingsAbout("database");
  const kind = settings.databaseUrl ? "PostgreSQL" : `embedded, in ${settings.dataDir}`;
  try {
    await startDatabase(false);
    await pingDatabase();
    yield fine(`${kind}: answers`);
  } catch (error) {
    if (error instanceof DataFolderInUse)
      yield fine(`${kind}: open in the running server, which alone may ask it`);
    else yield wrong(`${kind}: ${reason(error)}`);
    return;
  }
  const schema = await checkSchema();
  yield schema;
  yield await checkClock();
  if (schema.text !== "up to date") return;
  yield await checkLetters();
  yield* checkContent(extent);
}

async function* checkDatabase(extent: Extent): AsyncGenerator<Finding, void> {
  try {
    yield* findings(extent);
  } finally {
    await stopDatabase();
  }
}

async function checkProxy(): Promise<Finding> {
  const { fine, warning } = findingsAbout("proxy");
  if (settings.trustProxy === 0) return fine("TRUST_PROXY is 0: X-Forwarded-For is ignored");
  const refused = await findUnreadableForwardedFor();
  if (!refused) return fine("every X-Forwarded-For so far named its client");
  const header = JSON.stringify(refused.header);
  return warning(
    `at ${refused.at.toISOString()} X-Forwarded-For was ${header}, and the request was refused: have the proxy write the client's address`,
  );
}

const MB = 1024 * 1024;

function checkSettings(): Finding[] {
  const { fine, warning } = findingsAbout("settings");
  return [fine("read, none is wrong"), ...settingsAdvice(settings).map(warning)];
}

async function checkStorage(): Promise<Finding> {
  const { fine, wrong } = findingsAbout("storage");
  const place = settings.s3 ? `bucket ${settings.s3.bucket}` : `files in ${settings.dataDir}`;
  const key = `attachments/check-${randomUUID()}`;
  try {
    await storage().put(key, new Uint8Array([1]), "application/octet-stream");
    const kept = await storage().head(key);
    await storage().delete(key);
    return kept?.size === 1
      ? fine(`${place}: writes, reads and deletes`)
      : wrong(`${place}: a written file is missing`);
  } catch (error) {
    return wrong(`${place}: ${reason(error)}`);
  }
}

async function checkDisk(): Promise<Finding> {
  const { fine, warning, wrong } = findingsAbout("disk");
  if (settings.databaseUrl && settings.s3) return fine("nothing is kept in DATA_DIR");
  const free = await freeBytesIn(settings.dataDir);
  const text = `${Math.floor(free / MB)} MB free in ${settings.dataDir}`;
  const level = diskLevel(free);
  if (level === "full") return wrong(`${text}: nothing can be stored`);
  return level === "low" ? warning(text) : fine(text);
}

async function checkDraftPapers(): Promise<Finding> {
  const { fine, warning } = findingsAbout("papers of drafts");
  const usage = await draftPapersUsage().catch(() => null);
  if (!usage) return fine("not counted before the first start with this release");
  const text = `${Math.ceil(usage.usedBytes / MB)} of ${Math.floor(usage.budgetBytes / MB)} MB used`;
  return isAlmostFull(usage)
    ? warning(`${text}: the oldest are removed, new ones may be refused`)
    : fine(text);
}

async function checkMail(): Promise<Finding> {
  const { fine, warning, wrong } = findingsAbout("mail");
  if (!settings.resend)
    return warning("RESEND_API_KEY is not set: mail waits in the outbox, visible to admins");
  try {
    const answer = await fetch(`${settings.resend.baseUrl ?? "https://api.resend.com"}/domains`, {
      headers: { Authorization: `Bearer ${settings.resend.apiKey}` },
      signal: AbortSignal.timeout(5000),
    });
    const sendingOnly = answer.status === 401 && (await answer.text()).includes("restricted_api_key");
    if (answer.ok || sendingOnly)
      return fine(`Resend accepts the key; mail goes out from ${settings.mailFrom}`);
    return wrong(`Resend rejected RESEND_API_KEY (status ${answer.status})`);
  } catch (error) {
    return wrong(`Resend: ${reason(error)}`);
  }
}

async function checkSignature(): Promise<Finding> {
  const { fine, wrong } = findingsAbout("signature");
  try {
    const key = await signingKey();
    if (!key) return fine("CERTIFICATE_P12 is not set: certificates are not signed");
    const { subject, validUntil } = tryKey(key);
    const until = `${subject}, valid until ${validUntil.toISOString().slice(0, 10)}`;
    return validUntil > now() ? fine(`CERTIFICATE_P12 opens: ${until}`) : wrong(`CERTIFICATE_P12: ${until}`);
  } catch (error) {
    return wrong(`CERTIFICATE_P12 ${reason(error)}`);
  }
}

async function checkTimeStamp(): Promise<Finding> {
  const { fine, warning } = findingsAbout("time stamp");
  if (!settings.tsaUrl) return fine("TSA_URL is not set: signatures have no time stamp");
  try {
    await timeStamp(Buffer.from("trial"), settings.tsaUrl);
    return fine("the authority at TSA_URL gives one");
  } catch (error) {
    return warning(`TSA_URL: ${reason(error)}: certificates are signed without`);
  }
}

export async function* runChecks(extent: Extent): AsyncGenerator<Finding, void> {
  yield* checkSettings();
  yield* checkDatabase(extent);
  for (const check of [
    checkStorage,
    checkProxy,
    checkDisk,
    checkDraftPapers,
    checkBackup,
    checkMail,
    checkSignature,
    checkTimeStamp,
  ])
    yield await check();
}
