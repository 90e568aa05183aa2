import { createHmac } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { eq } from "drizzle-orm";
import { afterEach, expect, it } from "vitest";
import { db, webhookDeliveries, webhooks } from "~/db";
import { deliverNextEvent } from "~/domain/webhooks/deliver.server";
import type { WebhookEvent } from "~/domain/webhooks/input";
import {
  addWebhook,
  listWebhooks,
  queueWebhookEvent,
  removeWebhook,
} from "~/domain/webhooks/webhooks.server";
import { settings } from "~/platform/settings.server";
import { aStaffUser } from "../builders/complaints";
import { useDatabase } from "../support/database";

useDatabase();

const real = settings.demo;
const closing: Array<() => Promise<unknown>> = [];
afterEach(async () => {
  settings.demo = real;
  for (const close of closing.splice(0)) await close();
});

type Heard = { request: IncomingMessage; body: string };

/** Starts another system, which answers with these statuses in turn, repeating the last. */
async function aReceiver(...statuses: number[]) {
  const heard: Heard[] = [];
  const server = createServer(async (request, response) => {
    heard.push({ request, body: await text(request) });
    response
      .writeHead(statuses[Math.min(heard.length, statuses.length) - 1]!, { Location: "/elsewhere" })
      .end();
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  closing.push(() => new Promise((closed) => server.close(closed)));
  return { heard, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/in` };
}

const submission = () => ({ id: crypto.randomUUID(), form: "add-webhook", actor: "admin", bodyHash: "same" });

async function aWebhook(url: string, events: WebhookEvent[] = ["certificate.cancelled"]) {
  const admin = await aStaffUser("admin", `${crypto.randomUUID()}@x.test`);
  const { outcome, secret } = await addWebhook(admin, { url, events }, submission());
  return { admin, id: outcome.id, secret: secret! };
}

const cancelled = (serial: string) =>
  db.transaction((tx) => queueWebhookEvent(tx, "certificate.cancelled", { serial }));
const now = () => db.update(webhookDeliveries).set({ nextTryAt: new Date(0) });
const deliveries = () => db.select().from(webhookDeliveries);

it("sends a signed request to the subscribed webhooks only, after the event is committed", async () => {
  settings.demo = true;
  const { heard, url } = await aReceiver(204);
  const { secret } = await aWebhook(url);
  await aWebhook(url, ["doctor.status_changed"]);
  await cancelled("26-000417");
  expect(await deliverNextEvent(1_764_000_000_500)).toBe(true);
  expect(await deliverNextEvent()).toBe(false);
  const [{ request, body }] = heard as [Heard];
  expect(heard).toHaveLength(1);
  expect(JSON.parse(body)).toEqual({
    id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    event: "certificate.cancelled",
    at: expect.stringMatching(/Z$/),
    serial: "26-000417",
  });
  const mac = createHmac("sha256", secret).update(`1764000000.${body}`).digest("hex");
  expect(request.headers["x-signature"]).toBe(`t=1764000000,v1=${mac}`);
  expect(await deliveries()).toMatchObject([{ state: "sent", tries: 1, lastError: null }]);
});

it("retries within the minute with the same body, follows no redirect, and stops on 410", async () => {
  settings.demo = true;
  const { heard, url } = await aReceiver(500, 302, 404, 410);
  await aWebhook(url);
  await cancelled("26-000417");
  await deliverNextEvent();
  const [{ nextTryAt, createdAt }] = (await deliveries()) as [typeof webhookDeliveries.$inferSelect];
  expect(nextTryAt.getTime() - createdAt.getTime()).toBeLessThan(60_000);
  for (const state of ["waiting", "waiting", "failed"]) {
    await now();
    expect(await deliverNextEvent()).toBe(true);
    expect(await deliveries()).toMatchObject([{ state }]);
  }
  expect(new Set(heard.map(({ body }) => body)).size).toBe(1);
  expect(heard.map(({ request }) => request.url)).toEqual(["/in", "/in", "/in", "/in"]);
});

it("is queued with its event or not at all", async () => {
  settings.demo = true;
  await aWebhook("http://127.0.0.1:9/in");
  const undone = db.transaction(async (tx) => {
    await queueWebhookEvent(tx, "certificate.cancelled", { serial: "26-000417" });
    throw new Error("undone");
  });
  await expect(undone).rejects.toThrow("undone");
  expect(await deliveries()).toEqual([]);
});

it("calls no local address outside the demo, even by a public host name", async () => {
  settings.demo = true;
  const { heard, url } = await aReceiver(204);
  const { id } = await aWebhook(url);
  settings.demo = false;
  for (const target of [url, url.replace("http:", "https:"), "https://localhost.localdomain/in"]) {
    await db.delete(webhookDeliveries);
    await db.update(webhooks).set({ url: target }).where(eq(webhooks.id, id));
    await cancelled("26-000417");
    await deliverNextEvent();
    expect([target, await deliveries()]).toMatchObject([target, [{ state: "waiting" }]]);
  }
  expect(heard).toEqual([]);
});

it("sends nothing more to a removed webhook, queued events included", async () => {
  settings.demo = true;
  const { heard, url } = await aReceiver(204);
  const { admin, id } = await aWebhook(url);
  await cancelled("26-000417");
  for (const done of [true, true])
    expect((await removeWebhook(admin, id, submission())).outcome).toEqual({ done });
  await cancelled("26-000418");
  expect(await deliverNextEvent()).toBe(false);
  expect(heard).toEqual([]);
  expect(await listWebhooks()).toEqual([]);
});

it("stores its secret encrypted and shows it once", async () => {
  const admin = await aStaffUser("admin");
  const sent = submission();
  const input = { url: "https://hooks.example.org/in", events: ["certificate.cancelled" as const] };
  const { secret } = await addWebhook(admin, input, sent);
  expect(secret).toMatch(/^whsec_/);
  expect((await addWebhook(admin, input, sent)).secret).toBeNull();
  expect(JSON.stringify(await db.select().from(webhooks))).not.toContain(secret);
});

const statusChanged = (number: number, status: string) =>
  db.transaction((tx) => queueWebhookEvent(tx, "doctor.status_changed", { number, status }));

it("holds back a later event about a doctor while the earlier one is being tried again, but not events about others", async () => {
  settings.demo = true;
  const { heard, url } = await aReceiver(500, 204);
  await aWebhook(url, ["doctor.status_changed"]);
  await statusChanged(10001, "not-practising");
  await deliverNextEvent();
  await statusChanged(10001, "practising");
  await statusChanged(10002, "practising");
  const sent = () => heard.map(({ body }) => JSON.parse(body)).map(({ number, status }) => [number, status]);
  while (await deliverNextEvent());
  expect(sent()).toEqual([
    [10001, "not-practising"],
    [10002, "practising"],
  ]);
  await now();
  while (await deliverNextEvent());
  expect(sent().slice(2)).toEqual([
    [10001, "not-practising"],
    [10001, "practising"],
  ]);
});

it("delivers the later event about a doctor once the earlier one has been given up", async () => {
  settings.demo = true;
  const { heard, url } = await aReceiver(410, 204);
  await aWebhook(url, ["doctor.status_changed"]);
  await statusChanged(10001, "not-practising");
  await statusChanged(10001, "practising");
  while (await deliverNextEvent());
  expect(heard.map(({ body }) => JSON.parse(body).status)).toEqual(["not-practising", "practising"]);
});
