import { sql } from "drizzle-orm";
import { index, integer, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { createdAt, moment } from "./columns";
import { members } from "./members";
import { staffUsers } from "./staff-accounts";

/** A doctor has at most one pending request. */
export const nameChanges = pgTable(
  "name_changes",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    memberNumber: integer("member_number")
      .notNull()
      .references(() => members.memberNumber, { onDelete: "cascade" }),
    nameAr: text("name_ar").notNull(),
    nameEn: text("name_en").notNull(),
    reason: text("reason"),
    documentKey: text("document_key").notNull(),
    documentName: text("document_name").notNull(),
    documentType: text("document_type").notNull(),
    documentBytes: integer("document_bytes").notNull(),
    state: text("state", { enum: ["waiting", "accepted", "refused"] })
      .notNull()
      .default("waiting"),
    decidedBy: uuid("decided_by").references(() => staffUsers.id),
    decidedAt: moment("decided_at"),
    decisionNote: text("decision_note"),
    createdAt: createdAt(),
  },
  (t) => [
    index("name_changes_state").on(t.state, t.createdAt),
    index("name_changes_document").on(t.documentKey),
    uniqueIndex("name_changes_one_waiting").on(t.memberNumber).where(sql`state = 'waiting'`),
  ],
);
