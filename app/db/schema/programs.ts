import { sql } from "drizzle-orm";
import { bigint, index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { createdAt, moment } from "./columns";

/** Clients of `/api/v1`; only the hash of a key is stored. */
export const apiClients = pgTable("api_clients", {
  id: uuid("id").primaryKey().defaultRandom(),
  name: text("name").notNull(),
  keyHash: text("key_hash").notNull().unique(),
  /** The last characters of the key, by which people tell keys apart. */
  keyEnd: text("key_end").notNull(),
  callsPerMinute: integer("calls_per_minute").notNull(),
  /** The client's permissions beyond the public register and the check of certificates. */
  scopes: text("scopes").array().notNull().default(sql`'{}'`),
  createdAt: createdAt(),
  lastUsedAt: moment("last_used_at"),
  revokedAt: moment("revoked_at"),
});

/** Addresses of other systems that receive events; the secret is encrypted. */
export const webhooks = pgTable("webhooks", {
  id: uuid("id").primaryKey().defaultRandom(),
  url: text("url").notNull(),
  events: text("events").array().notNull(),
  sealedSecret: text("sealed_secret").notNull(),
  createdAt: createdAt(),
  removedAt: moment("removed_at"),
});

export const webhookDeliveries = pgTable(
  "webhook_deliveries",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    webhookId: uuid("webhook_id")
      .notNull()
      .references(() => webhooks.id),
    event: text("event").notNull(),
    /** Whom or what the event is about, such as `member:10001`; events about one subject are delivered in order. */
    subject: text("subject"),
    position: bigint("position", { mode: "number" }).generatedByDefaultAsIdentity(),
    /** The body as it is sent, identical at each attempt. */
    body: text("body").notNull(),
    state: text("state", { enum: ["waiting", "sent", "failed"] })
      .notNull()
      .default("waiting"),
    tries: integer("tries").notNull().default(0),
    nextTryAt: moment("next_try_at").notNull().defaultNow(),
    leasedUntil: moment("leased_until"),
    lastError: text("last_error"),
    createdAt: createdAt(),
    sentAt: moment("sent_at"),
  },
  (t) => [
    index("webhook_deliveries_due").on(t.state, t.nextTryAt),
    index("webhook_deliveries_webhook").on(t.webhookId, t.createdAt),
    index("webhook_deliveries_subject").on(t.webhookId, t.subject, t.position).where(sql`state = 'waiting'`),
  ],
);
