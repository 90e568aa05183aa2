import { sql } from "drizzle-orm";
import { boolean, index, integer, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { createdAt, moment } from "./columns";
import { pollingCentres } from "./elections";
import { members } from "./members";

export const doctorAccounts = pgTable("doctor_accounts", {
  memberNumber: integer("member_number")
    .primaryKey()
    .references(() => members.memberNumber, { onDelete: "cascade" }),
  passwordHash: text("password_hash").notNull(),
  passwordSetAt: moment("password_set_at"),
  disabledAt: moment("disabled_at"),
  createdAt: createdAt(),
});

/** A link sent by email or a printed code; only its hash is stored. */
export const doctorRecoveries = pgTable(
  "doctor_recoveries",
  {
    secretHash: text("secret_hash").primaryKey(),
    memberNumber: integer("member_number")
      .notNull()
      .references(() => members.memberNumber, { onDelete: "cascade" }),
    kind: text("kind", { enum: ["link", "code"] }).notNull(),
    expiresAt: moment("expires_at").notNull(),
    usedAt: moment("used_at"),
    createdAt: createdAt(),
  },
  (t) => [index("doctor_recoveries_member").on(t.memberNumber)],
);

export const computerUsers = pgTable(
  "computer_users",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    username: text("username").notNull(),
    passwordHash: text("password_hash").notNull(),
    fullName: text("full_name").notNull().default(""),
    permissions: text("permissions", { enum: ["look-up", "details", "names", "vote", "undo"] })
      .array()
      .notNull(),
    centreId: integer("centre_id").references(() => pollingCentres.id, { onDelete: "set null" }),
    desk: text("desk"),
    disabledAt: moment("disabled_at"),
    createdAt: createdAt(),
  },
  (t) => [uniqueIndex("computer_users_username").on(sql`upper(${t.username})`)],
);

/** Sessions of all three logins; only a hash of the token is stored. */
export const sessions = pgTable(
  "sessions",
  {
    tokenHash: text("token_hash").primaryKey(),
    id: uuid("id").notNull().defaultRandom().unique(),
    device: text("device"),
    shared: boolean("shared").notNull().default(false),
    kind: text("kind", { enum: ["doctor", "computer", "staff"] }).notNull(),
    subject: text("subject").notNull(),
    /** A session opened by a passkey, which counts as both factors. */
    withPasskey: boolean("with_passkey").notNull().default(false),
    centreId: integer("centre_id").references(() => pollingCentres.id, { onDelete: "set null" }),
    desk: text("desk"),
    createdAt: createdAt(),
    /** When the password was confirmed again within the session. */
    confirmedAt: moment("confirmed_at"),
    lastSeenAt: moment("last_seen_at").notNull().defaultNow(),
    expiresAt: moment("expires_at").notNull(),
  },
  (t) => [index("sessions_subject").on(t.kind, t.subject), index("sessions_expires").on(t.expiresAt)],
);

export const throttles = pgTable("throttles", {
  key: text("key").primaryKey(),
  count: integer("count").notNull(),
  windowStartedAt: moment("window_started_at").notNull().defaultNow(),
  blockedUntil: moment("blocked_until"),
});
