import { sql } from "drizzle-orm";
import {
  bigint,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { computerUsers } from "./accounts";
import { createdAt, moment } from "./columns";
import { elections, pollingCentres } from "./elections";
import { members } from "./members";
import { staffUsers } from "./staff-accounts";
/** ELECT_F of the specification: once it is 1, a trigger keeps it, except during a recorded undo. */
export const voters = pgTable(
  "voters",
  {
    electionId: integer("election_id")
      .notNull()
      .references(() => elections.id),
    memberNumber: integer("member_number")
      .notNull()
      .references(() => members.memberNumber),
    centreId: integer("centre_id").references(() => pollingCentres.id),
    electF: smallint("elect_f"),
    markedAt: moment("marked_at"),
    markedBy: uuid("marked_by").references(() => computerUsers.id),
    markedCentreId: integer("marked_centre_id").references(() => pollingCentres.id),
    markedDesk: text("marked_desk"),
  },
  (t) => [
    primaryKey({ columns: [t.electionId, t.memberNumber] }),
    index("voters_member").on(t.memberNumber),
    index("voters_marked").on(t.electionId, t.markedCentreId).where(sql`elect_f = 1`),
    check("voters_flag", sql`${t.electF} in (0, 1)`),
    check("voters_marked_whole", sql`(${t.electF} is not distinct from 1) = (${t.markedAt} is not null)`),
  ],
);

/** Rows are never changed or deleted. */
export const voteEvents = pgTable(
  "vote_events",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    electionId: integer("election_id").notNull(),
    memberNumber: integer("member_number").notNull(),
    act: text("act", { enum: ["mark", "undo"] }).notNull(),
    by: uuid("by")
      .notNull()
      .references(() => computerUsers.id),
    centreId: integer("centre_id").references(() => pollingCentres.id),
    desk: text("desk"),
    reason: text("reason"),
    at: moment("at").notNull().defaultNow(),
    /** Tells the trigger that an undo is being recorded in this transaction. */
    transaction: bigint("transaction", { mode: "number" }).notNull().default(sql`txid_current()`),
  },
  (t) => [
    index("vote_events_voter").on(t.electionId, t.memberNumber, t.at),
    check("vote_events_reason", sql`${t.act} <> 'undo' or length(trim(${t.reason})) > 0`),
    foreignKey({
      name: "vote_events_voter_fk",
      columns: [t.electionId, t.memberNumber],
      foreignColumns: [voters.electionId, voters.memberNumber],
    }),
  ],
);

/** A checked file, which changes nothing until it is confirmed. */
export const rollImports = pgTable(
  "roll_imports",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    electionId: integer("election_id")
      .notNull()
      .references(() => elections.id, { onDelete: "cascade" }),
    fileName: text("file_name").notNull(),
    content: text("content").notNull(),
    report: jsonb("report").notNull(),
    state: text("state", { enum: ["checked", "applied"] })
      .notNull()
      .default("checked"),
    createdBy: uuid("created_by").references(() => staffUsers.id),
    createdAt: createdAt(),
    appliedAt: moment("applied_at"),
  },
  (t) => [index("roll_imports_election").on(t.electionId, t.createdAt)],
);

/** A doctor has at most one pending objection. */
export const rollObjections = pgTable(
  "roll_objections",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    electionId: integer("election_id")
      .notNull()
      .references(() => elections.id),
    memberNumber: integer("member_number")
      .notNull()
      .references(() => members.memberNumber),
    about: text("about", { enum: ["missing", "wrong-centre", "wrong-name", "other"] }).notNull(),
    words: text("words").notNull(),
    state: text("state", { enum: ["waiting", "accepted", "refused"] })
      .notNull()
      .default("waiting"),
    decidedBy: uuid("decided_by").references(() => staffUsers.id),
    decidedAt: moment("decided_at"),
    decisionNote: text("decision_note"),
    createdAt: createdAt(),
  },
  (t) => [
    index("roll_objections_state").on(t.electionId, t.state, t.createdAt),
    uniqueIndex("roll_objections_one_waiting").on(t.electionId, t.memberNumber).where(sql`state = 'waiting'`),
  ],
);
