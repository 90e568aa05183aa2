import { domainToASCII } from "node:url";
import type { Resend } from "resend";
import { counter } from "./metrics.server";
import { settings } from "./settings.server";

export type Mail = { id: string; recipient: string; subject: string; html: string; text: string };
export type MailAnswer =
  | { ok: true }
  | { ok: false; status: number | null; retryAfterSeconds: number | null; reason: string };

const LONGEST_WAIT_MS = 15_000;
const EARLIER_TRY_UNDER_WAY = "concurrent_idempotent_requests";

const tries = counter("mail_tries_total", "Tries to send a letter, by the status of a refusal", "result");

let client: Resend | undefined;

async function clientFor({ apiKey, baseUrl }: NonNullable<typeof settings.resend>): Promise<Resend> {
  const { Resend } = await import("resend");
  return new Resend(apiKey, { baseUrl });
}

/** Returns an address such as info@أطباء.الاردن with its domain in ASCII, as mail services require. */
function asciiAddress(address: string): string {
  const at = address.lastIndexOf("@");
  return `${address.slice(0, at)}@${domainToASCII(address.slice(at + 1))}`;
}

export const canSend = () => settings.resend !== undefined;

/**
 * Sends an email under an idempotency key. Never throws; `status` is null without an answer within 15 s, or while an
 * attempt is in progress.
 */
export async function sendMail({ id, recipient, subject, html, text }: Mail): Promise<MailAnswer> {
  if (!settings.resend) throw new Error("mail is not set up");
  client ??= await clientFor(settings.resend);
  const unknown = { ok: false, status: null, retryAfterSeconds: null } as const;
  const late = new Promise<MailAnswer>((resolve) => {
    setTimeout(() => resolve({ ...unknown, reason: "no answer" }), LONGEST_WAIT_MS).unref();
  });
  const sent = client.emails
    .send(
      { from: settings.mailFrom, to: asciiAddress(recipient), subject, html, text },
      { idempotencyKey: id },
    )
    .then(({ error, headers }): MailAnswer => {
      if (!error) return { ok: true };
      const retryAfter = Number(headers?.["retry-after"]);
      const retryAfterSeconds = Number.isFinite(retryAfter) && retryAfter > 0 ? retryAfter : null;
      const status = error.name === EARLIER_TRY_UNDER_WAY ? null : error.statusCode;
      return { ok: false, status, retryAfterSeconds, reason: error.message };
    })
    .catch((): MailAnswer => ({ ...unknown, reason: "the connection failed" }));
  const answer = await Promise.race([sent, late]);
  tries.inc({ result: answer.ok ? "taken" : String(answer.status ?? "unknown") });
  return answer;
}
