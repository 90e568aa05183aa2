import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import { createdAt, moment } from "./columns";
import { staffUsers } from "./staff-accounts";

/** The election that opens last is the current one; votes are marked from `opensAt` until before `closesAt`. */
export const elections = pgTable(
  "elections",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    titleAr: text("title_ar").notNull(),
    titleEn: text("title_en").notNull(),
    opensAt: moment("opens_at").notNull(),
    closesAt: moment("closes_at").notNull(),
    /** Without it, doctors may not object to the roll. */
    objectionsUntil: moment("objections_until"),
    /** Until it is set, everybody in the register is on the roll. */
    rollImportedAt: moment("roll_imported_at"),
    version: integer("version").notNull().default(1),
    createdBy: uuid("created_by").references(() => staffUsers.id),
    createdAt: createdAt(),
  },
  (t) => [
    index("elections_opens").on(t.opensAt),
    check("elections_window", sql`${t.closesAt} > ${t.opensAt}`),
  ],
);

export const pollingCentres = pgTable(
  "polling_centres",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    electionId: integer("election_id")
      .notNull()
      .references(() => elections.id, { onDelete: "cascade" }),
    code: integer("code").notNull(),
    nameAr: text("name_ar").notNull(),
    nameEn: text("name_en").notNull(),
  },
  (t) => [unique("polling_centres_code").on(t.electionId, t.code)],
);
