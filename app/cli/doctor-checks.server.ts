import { randomUUID } from "node:crypto";
import { statfs } from "node:fs/promises";
import { tryKey } from "~/domain/certificates/signed-pdf.server";
import { signingKey } from "~/domain/certificates/signing-key.server";
import { now } from "~/platform/clock.server";
import { diskLevel } from "~/platform/disk-level";
import { settings } from "~/platform/settings.server";
import { storage } from "~/platform/storage/storage.server";
import { checkBackup } from "./doctor-backup.server";
import { checkDatabase } from "./doctor-database.server";
import { type Finding, findingsAbout, reason } from "./finding";
import { settingsAdvice } from "./settings-advice";

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
  const { bavail, bsize } = await statfs(settings.dataDir);
  const free = bavail * bsize;
  const text = `${Math.floor(free / MB)} MB free in ${settings.dataDir}`;
  const level = diskLevel(free);
  if (level === "full") return wrong(`${text}: nothing can be stored`);
  return level === "low" ? warning(text) : fine(text);
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
    return wrong(`Resend refuses RESEND_API_KEY (status ${answer.status})`);
  } catch (error) {
    return wrong(`Resend: ${reason(error)}`);
  }
}

async function checkSignature(): Promise<Finding> {
  const { fine, wrong } = findingsAbout("signature");
  try {
    const key = await signingKey();
    if (!key) return fine("CERTIFICATE_P12 is not set: certificates are not signed");
    const { subject, validUntil } = await tryKey(key);
    const until = `${subject}, valid until ${validUntil.toISOString().slice(0, 10)}`;
    return validUntil > now() ? fine(`CERTIFICATE_P12 opens: ${until}`) : wrong(`CERTIFICATE_P12: ${until}`);
  } catch (error) {
    return wrong(`CERTIFICATE_P12 holds no RSA key that CERTIFICATE_P12_PASSWORD opens: ${reason(error)}`);
  }
}

/** Everything that was found, as it is found. */
export async function* examine(): AsyncGenerator<Finding, void> {
  yield* checkSettings();
  yield* checkDatabase();
  for (const check of [checkStorage, checkDisk, checkBackup, checkMail, checkSignature]) yield await check();
}
