import { createHmac } from "node:crypto";
import { lookup } from "node:dns";
import { request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import type { LookupFunction } from "node:net";
import { and, eq, sql } from "drizzle-orm";
import { db, webhookDeliveries } from "~/db";
import { isDue, leaseColumns, resultColumns, startDeliveries } from "~/domain/outbox/lease.server";
import { afterTry, type Delivery } from "~/domain/outbox/retry";
import { settings } from "~/platform/settings.server";
import { isAllowedAddress, parseTarget } from "./target";
import { secretOf } from "./webhooks.server";

/**
 * Returns `X-Signature` for a body sent at a Unix time in seconds: the HMAC-SHA256 of the time, a full stop and the
 * body, in hexadecimal.
 */
export function signatureOf(secret: string, seconds: number, body: string): string {
  const mac = createHmac("sha256", secret).update(`${seconds}.${body}`).digest("hex");
  return `t=${seconds},v1=${mac}`;
}

const PATIENCE_MS = 10_000;
const GONE = 410;

/**
 * Resolves names for each delivery anew and refuses those that lead to a private address, because a name can change its
 * address.
 */
const openLookup: LookupFunction = (hostname, options, answer) => {
  lookup(hostname, { ...options, all: true }, (error, found) => {
    const addresses = error ? [] : found.filter(({ address }) => isAllowedAddress(address, settings.demo));
    const [first] = addresses;
    if (!first) return answer(error ?? new Error("no public address"), "", 0);
    if (options.all) answer(null, addresses as never);
    else answer(null, first.address, first.family);
  });
};

type Call = { url: string; body: string; secret: string; now: number };

/** Posts once and returns the status; redirects are not followed, and the body is not read. */
function post({ url, body, secret, now }: Call): Promise<number> {
  const target = parseTarget(url, settings.demo);
  if (!target) return Promise.reject(new Error("no address that may be called"));
  const send = target.protocol === "https:" ? requestHttps : requestHttp;
  const headers = {
    "Content-Type": "application/json; charset=utf-8",
    "Content-Length": Buffer.byteLength(body),
    "X-Signature": signatureOf(secret, Math.floor(now / 1000), body),
  };
  return new Promise((resolve, reject) => {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const sent = send(target, { method: "POST", headers, lookup: openLookup, agent: false, signal });
    sent.on("error", reject).on("response", (answer) => {
      answer.resume();
      resolve(answer.statusCode!);
      sent.destroy();
    });
    sent.end(body);
  });
}

/** Refused calls are retried, because the receiver may be repaired; only 410 Gone is final. */
async function tried(call: Call): Promise<Delivery> {
  try {
    const status = await post(call);
    if (status >= 200 && status < 300) return { ok: true };
    return { ok: false, status: status === GONE ? GONE : null, reason: `answered ${status}` };
  } catch (error) {
    return { ok: false, status: null, reason: (error as Error).message };
  }
}

type Leased = {
  id: string;
  webhookId: string;
  url: string;
  sealedSecret: string;
  body: string;
  tries: number;
  age: number;
};

/** True if no earlier event about the same subject still waits for this webhook. */
const isNextOfSubject = sql`not exists (
  select from webhook_deliveries earlier
  where earlier.state = 'waiting' and earlier.webhook_id = webhook_deliveries.webhook_id
    and earlier.subject = webhook_deliveries.subject and earlier.position < webhook_deliveries.position
)`;

async function lease(): Promise<Leased | null> {
  const [row] = await db.execute<Leased>(sql`
    update webhook_deliveries d set ${leaseColumns}
    from webhooks w
    where w.id = d.webhook_id and d.id = (
      select id from webhook_deliveries
      where ${isDue} and ${isNextOfSubject}
      order by next_try_at limit 1 for update skip locked
    )
    returning d.id, w.id as "webhookId", w.url, w.sealed_secret as "sealedSecret", d.body, d.tries,
      extract(epoch from now() - d.created_at)::float as age`);
  return row ?? null;
}

/** Tells the next event that is due; false when there is none. Safe in several processes: what was told twice bears one id. */
export async function deliverNextEvent(now = Date.now()): Promise<boolean> {
  const due = await lease();
  if (!due) return false;
  const secret = secretOf({ id: due.webhookId, sealedSecret: due.sealedSecret });
  const delivery: Delivery = secret
    ? await tried({ url: due.url, body: due.body, secret, now })
    : { ok: false, status: GONE, reason: "its secret was sealed under a SESSION_SECRET that is gone" };
  const next = afterTry(delivery, due.tries, due.age, Math.random());
  const still = and(eq(webhookDeliveries.state, "waiting"), eq(webhookDeliveries.tries, due.tries));
  await db
    .update(webhookDeliveries)
    .set(resultColumns(next))
    .where(and(eq(webhookDeliveries.id, due.id), still));
  return true;
}

/** Returns a function that stops after the current delivery. */
export const startWebhookLoop = () =>
  startDeliveries({ name: "webhooks", deliver: () => deliverNextEvent(), apartMs: 0 });
