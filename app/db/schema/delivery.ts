import { sql } from "drizzle-orm";
import { bigint, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { createdAt, moment } from "./columns";

/** Repeating a form's submission returns its first answer. */
export const submissions = pgTable(
  "submissions",
  {
    id: text("id").primaryKey(),
    form: text("form").notNull(),
    actor: text("actor").notNull(),
    bodyHash: text("body_hash").notNull(),
    outcome: jsonb("outcome").notNull(),
    createdAt: createdAt(),
  },
  (t) => [index("submissions_created").on(t.createdAt)],
);

export const outbox = pgTable(
  "outbox",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    recipient: text("recipient").notNull(),
    subject: text("subject").notNull(),
    html: text("html").notNull(),
    text: text("text").notNull(),
    about: text("about").notNull(),
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
  (t) => [index("outbox_due").on(t.state, t.nextTryAt), index("outbox_created").on(t.createdAt)],
);

/** The actions whose detail holds changes of a member's values, `{ field: { before, after } }`. */
const CHANGES_OF_MEMBERS = [
  "member.add",
  "member.change",
  "member.details",
  "member.dues",
  "member.import",
  "member.import-undo",
  "member.names",
  "member.status",
  "name-change.accept",
];

/** Literal, because the planner uses the index on it for no list of parameters. */
export const isChangeOfMember = sql.raw(`action in ('${CHANGES_OF_MEMBERS.join("', '")}')`);

export const audit = pgTable(
  "audit",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    at: moment("at").notNull().defaultNow(),
    actorKind: text("actor_kind", {
      enum: ["doctor", "computer", "staff", "program", "anonymous", "system"],
    }).notNull(),
    actorId: text("actor_id"),
    action: text("action").notNull(),
    subject: text("subject").notNull(),
    detail: jsonb("detail"),
    addressHash: text("address_hash"),
    /** Set by a trigger, in the order in which transactions reach the chain. */
    chainNumber: bigint("chain_number", { mode: "number" }),
    previousHash: text("previous_hash"),
    hash: text("hash"),
  },
  (t) => [
    index("audit_subject").on(t.subject, t.at),
    index("audit_at").on(t.at),
    index("audit_actor").on(t.actorKind, t.actorId, t.at),
    uniqueIndex("audit_chain").on(t.chainNumber),
    index("audit_member_changes").on(t.chainNumber).where(isChangeOfMember),
  ],
);

export const fileDeletions = pgTable("file_deletions", {
  key: text("key").primaryKey(),
  createdAt: createdAt(),
});
