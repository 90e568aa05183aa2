import { db, webhookDeliveries } from "~/db";
import type { WebhookEvent } from "~/domain/webhooks/input";
import { addWebhook } from "~/domain/webhooks/webhooks.server";
import { aStaffUser } from "./complaints";

/** Subscribes a webhook to an event, and returns a function that reads the bodies of all deliveries. */
export async function announced(event: WebhookEvent) {
  const admin = await aStaffUser("admin", `${crypto.randomUUID()}@programs.test`);
  const submission = { id: crypto.randomUUID(), form: "add-webhook", actor: admin.id, bodyHash: "same" };
  await addWebhook(admin, { url: "https://hooks.example.org/in", events: [event] }, submission);
  return async () =>
    (await db.select().from(webhookDeliveries)).map(({ body }) => JSON.parse(body) as object);
}
