import { db, webhookDeliveries } from "~/db";
import type { WebhookEvent } from "~/domain/webhooks/input";
import { addWebhook } from "~/domain/webhooks/webhooks.server";
import { aStaffUser } from "./complaints";

/** A program that asks to be told of an event; answers with what waits to be told. */
export async function announced(event: WebhookEvent) {
  const admin = await aStaffUser("admin", `${crypto.randomUUID()}@programs.test`);
  const submission = { id: crypto.randomUUID(), form: "add-webhook", actor: admin.id, bodyHash: "same" };
  await addWebhook(admin, { url: "https://hooks.example.org/in", events: [event] }, submission);
  return async () =>
    (await db.select().from(webhookDeliveries)).map(({ body }) => JSON.parse(body) as object);
}
