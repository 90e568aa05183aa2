import { sql } from "drizzle-orm";
import { index, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { createdAt, moment } from "./columns";

export const staffUsers = pgTable(
  "staff_users",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    email: text("email").notNull(),
    fullName: text("full_name").notNull(),
    role: text("role", { enum: ["admin", "editor", "viewer", "content", "registrar"] }).notNull(),
    passwordHash: text("password_hash").notNull(),
    passwordSetAt: moment("password_set_at"),
    /** Encrypted; in force once `secondStepSince` is set. */
    secondStepSecret: text("second_step_secret"),
    secondStepSince: moment("second_step_since"),
    /** Hash of the token of the session that began the set-up: no other session of the account sees the secret. */
    secondStepSession: text("second_step_session"),
    disabledAt: moment("disabled_at"),
    createdAt: createdAt(),
  },
  (t) => [uniqueIndex("staff_users_email").on(sql`lower(${t.email})`)],
);

/** Only the hash of the link is stored. */
export const staffInvitations = pgTable(
  "staff_invitations",
  {
    tokenHash: text("token_hash").primaryKey(),
    staffId: uuid("staff_id")
      .notNull()
      .references(() => staffUsers.id, { onDelete: "cascade" }),
    expiresAt: moment("expires_at").notNull(),
    usedAt: moment("used_at"),
    createdAt: createdAt(),
  },
  (t) => [index("staff_invitations_staff").on(t.staffId)],
);

/** A set has ten codes, each of which replaces one code of the second factor; only hashes are stored. */
export const staffRecoveryCodes = pgTable(
  "staff_recovery_codes",
  {
    codeHash: text("code_hash").primaryKey(),
    staffId: uuid("staff_id")
      .notNull()
      .references(() => staffUsers.id, { onDelete: "cascade" }),
    usedAt: moment("used_at"),
    createdAt: createdAt(),
  },
  (t) => [index("staff_recovery_codes_staff").on(t.staffId)],
);

/** One admin requests the removal of somebody's second factor; it is removed once another admin confirms it. */
export const secondStepResets = pgTable("second_step_resets", {
  staffId: uuid("staff_id")
    .primaryKey()
    .references(() => staffUsers.id, { onDelete: "cascade" }),
  askedBy: uuid("asked_by")
    .notNull()
    .references(() => staffUsers.id, { onDelete: "cascade" }),
  expiresAt: moment("expires_at").notNull(),
  createdAt: createdAt(),
});
