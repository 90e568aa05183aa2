import { sql } from "drizzle-orm";
import { bigint, index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { createdAt, moment } from "./columns";
import { outbox } from "./delivery";
import { staffUsers } from "./staff-accounts";

export const contacts = pgTable(
  "contacts",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    reference: text("reference").notNull().unique(),
    receipt: text("receipt").notNull().unique(),
    name: text("name").notNull(),
    phone: text("phone").notNull(),
    email: text("email"),
    title: text("title").notNull(),
    subject: text("subject").notNull(),
    language: text("language", { enum: ["ar", "en"] }).notNull(),
    status: text("status", { enum: ["pending", "replied", "closed", "held"] })
      .notNull()
      .default("pending"),
    replyMessage: text("reply_message"),
    replySentAt: moment("reply_sent_at"),
    repliedBy: uuid("replied_by").references(() => staffUsers.id),
    replyWay: text("reply_way", { enum: ["email", "phone"] }),
    assignedTo: uuid("assigned_to").references(() => staffUsers.id),
    version: integer("version").notNull().default(1),
    searchKey: text("search_key").generatedAlwaysAs(
      sql`ar_norm(name || ' ' || title || ' ' || subject || ' ' || coalesce(email, ''))`,
    ),
    createdAt: createdAt(),
  },
  (t) => [
    index("contacts_search").using("gin", sql`${t.searchKey} gin_trgm_ops`),
    index("contacts_status").on(t.status, t.createdAt, t.id),
    index("contacts_created").on(t.createdAt, t.id),
  ],
);

export const contactEvents = pgTable(
  "contact_events",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    contactId: integer("contact_id")
      .notNull()
      .references(() => contacts.id, { onDelete: "cascade" }),
    kind: text("kind", { enum: ["note", "reply", "phone", "status", "assigned"] }).notNull(),
    staffId: uuid("staff_id").references(() => staffUsers.id),
    text: text("text"),
    before: text("before"),
    after: text("after"),
    outboxId: uuid("outbox_id").references(() => outbox.id, { onDelete: "set null" }),
    at: moment("at").notNull().defaultNow(),
  },
  (t) => [index("contact_events_contact").on(t.contactId, t.at)],
);

/** Maintained by a trigger on the history; `waited` is in seconds. */
export const contactFirstAnswers = pgTable(
  "contact_first_answers",
  {
    contactId: integer("contact_id")
      .primaryKey()
      .references(() => contacts.id, { onDelete: "cascade" }),
    at: moment("at").notNull(),
    waited: integer("waited").notNull(),
  },
  (t) => [index("contact_first_answers_at").on(t.at, t.waited)],
);
