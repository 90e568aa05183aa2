import { randomUUID } from "node:crypto";
import { DataFolderInUse } from "~/db/embedded/embedded.server";
import { pingDatabase, startDatabase, stopDatabase } from "~/db/start.server";
import { tryKey } from "~/domain/certificates/signed-pdf.server";
import { signingKey } from "~/domain/certificates/signing-key.server";
import { now } from "~/platform/clock.server";
import { settings } from "~/platform/settings.server";
import { storage } from "~/platform/storage/storage.server";

type Finding = { wrong: boolean; text: string };
const fine = (text: string): Finding => ({ wrong: false, text });
const wrong = (text: string): Finding => ({ wrong: true, text });

const reason = (error: unknown) => {
  const { code, message } = error as NodeJS.ErrnoException;
  return [code, message].filter(Boolean).join(": ") || "no answer";
};

async function checkSettings(): Promise<Finding> {
  const missing = settings.publicUrl ? "" : "; PUBLIC_URL is not set, links in mail follow the request";
  return fine(`read, none is wrong${missing}`);
}

async function checkDatabase(): Promise<Finding> {
  const kind = settings.databaseUrl ? "PostgreSQL" : `embedded, in ${settings.dataDir}`;
  try {
    await startDatabase();
    await pingDatabase();
    return fine(`${kind}: answers, schema up to date`);
  } catch (error) {
    if (!(error instanceof DataFolderInUse)) return wrong(`${kind}: ${reason(error)}`);
    return fine(`${kind}: open in the running server, which alone may ask it`);
  } finally {
    await stopDatabase();
  }
}

async function checkStorage(): Promise<Finding> {
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

async function checkMail(): Promise<Finding> {
  if (!settings.resend) return fine("RESEND_API_KEY is not set: mail waits in the outbox, visible to admins");
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

export const checks = {
  settings: checkSettings,
  database: checkDatabase,
  storage: checkStorage,
  mail: checkMail,
  signature: checkSignature,
};
