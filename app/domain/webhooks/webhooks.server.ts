import { randomBytes } from "node:crypto";
import { and, asc, desc, eq, isNull, sql } from "drizzle-orm";
import { db, type Tx, webhookDeliveries, webhooks } from "~/db";
import { byStaff, record } from "~/domain/audit/record.server";
import { type Answered, once, type Submission } from "~/domain/submissions/once.server";
import { decryptBytes, encryptBytes } from "~/platform/encrypt.server";
import type { WebhookEvent } from "./input";

const SECRET_BYTES = 32;
const PREFIX = "whsec_";
const LATEST = 20;

const scopeOf = (id: string) => ({ purpose: "webhook secrets", owner: id });

/** Returns the secret that signs deliveries; null if its SESSION_SECRET is no longer configured. */
export const secretOf = ({ id, sealedSecret }: Pick<typeof webhooks.$inferSelect, "id" | "sealedSecret">) =>
  decryptBytes(sealedSecret, scopeOf(id))?.toString() ?? null;

type New = { url: string; events: WebhookEvent[] };
type Admin = { id: string };

/** Adds an address for these events. Returns its secret this once; null when the form is repeated. */
export async function addWebhook(
  admin: Admin,
  { url, events }: New,
  submission: Submission,
): Promise<Answered<{ id: string }> & { secret: string | null }> {
  const secret = PREFIX + randomBytes(SECRET_BYTES).toString("base64url");
  const answer = await once(submission, async (tx) => {
    const id = crypto.randomUUID();
    const sealedSecret = encryptBytes(Buffer.from(secret), scopeOf(id));
    await tx.insert(webhooks).values({ id, url, events, sealedSecret });
    await record(tx, byStaff(admin), {
      action: "webhook.create",
      subject: `webhook:${id}`,
      detail: { after: { url, events } },
    });
    return { id };
  });
  return { ...answer, secret: answer.replayed ? null : secret };
}

/** Removes a webhook at once, with its waiting deliveries; repeating it changes nothing. */
export const removeWebhook = (admin: Admin, id: string, submission: Submission) =>
  once(submission, async (tx): Promise<{ done: boolean }> => {
    const removed = await tx
      .update(webhooks)
      .set({ removedAt: sql`now()` })
      .where(and(eq(webhooks.id, id), isNull(webhooks.removedAt)))
      .returning({ url: webhooks.url });
    if (removed.length > 0) {
      const waits = and(eq(webhookDeliveries.webhookId, id), eq(webhookDeliveries.state, "waiting"));
      await tx.update(webhookDeliveries).set({ state: "failed", lastError: "removed" }).where(waits);
      await record(tx, byStaff(admin), {
        action: "webhook.remove",
        subject: `webhook:${id}`,
        detail: { before: removed[0] },
      });
    }
    return { done: (await tx.$count(webhooks, eq(webhooks.id, id))) > 0 };
  });

/** Lists the active webhooks in the order of their creation, each with its latest deliveries. */
export async function listWebhooks() {
  const rows = await db
    .select()
    .from(webhooks)
    .where(isNull(webhooks.removedAt))
    .orderBy(asc(webhooks.createdAt), asc(webhooks.id));
  const latestOf = (id: string) =>
    db
      .select()
      .from(webhookDeliveries)
      .where(eq(webhookDeliveries.webhookId, id))
      .orderBy(desc(webhookDeliveries.createdAt), desc(webhookDeliveries.id))
      .limit(LATEST);
  return Promise.all(rows.map(async (row) => ({ ...row, deliveries: await latestOf(row.id) })));
}

const subjectOf = (facts: { serial: string } | { number: number }) =>
  "serial" in facts ? `certificate:${facts.serial}` : `member:${facts.number}`;

type Facts = {
  "certificate.cancelled": { serial: string };
  "doctor.status_changed": { number: number; status: string };
};

/**
 * Queues an event for every webhook that subscribed to it, in the transaction of the event, so that it is delivered
 * only if that commits. The caller holds the lock of the subject's row, so that events about one subject are queued in
 * order.
 */
export async function queueWebhookEvent<Event extends WebhookEvent>(
  tx: Tx,
  event: Event,
  facts: Facts[Event],
): Promise<void> {
  const body = JSON.stringify({ id: crypto.randomUUID(), event, at: new Date().toISOString(), ...facts });
  await tx.execute(sql`insert into ${webhookDeliveries} (webhook_id, event, subject, body)
    select id, ${event}, ${subjectOf(facts)}, ${body} from ${webhooks} where removed_at is null and ${event} = any(events)`);
}

/** Returns true if any webhook is subscribed to the event. */
export const hasSubscribers = async (tx: Tx, event: WebhookEvent): Promise<boolean> =>
  (await tx.$count(webhooks, and(isNull(webhooks.removedAt), sql`${event} = any(events)`))) > 0;

/** Re-encrypts the secrets with the first SESSION_SECRET; `lost` counts those of a secret that is not listed. */
export async function resealWebhooks(): Promise<{ resealed: number; lost: number }> {
  const rows = await db.select().from(webhooks).where(isNull(webhooks.removedAt));
  const opened = rows.flatMap((row) => {
    const secret = secretOf(row);
    return secret ? [{ ...row, secret }] : [];
  });
  for (const { id, sealedSecret, secret } of opened)
    await db
      .update(webhooks)
      .set({ sealedSecret: encryptBytes(Buffer.from(secret), scopeOf(id)) })
      .where(and(eq(webhooks.id, id), eq(webhooks.sealedSecret, sealedSecret)));
  return { resealed: opened.length, lost: rows.length - opened.length };
}
