import { bigint, index, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { createdAt, moment } from "./columns";
import { members } from "./members";

export const registerImports = pgTable("register_imports", {
  id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
  fileName: text("file_name").notNull(),
  fileHash: text("file_hash").notNull(),
  startedAt: moment("started_at").notNull(),
  appliedAt: moment("applied_at").notNull(),
  counts: jsonb("counts").notNull(),
  rejected: integer("rejected").notNull(),
});

export const registerRows = pgTable("register_rows", {
  memberNumber: integer("member_number")
    .primaryKey()
    .references(() => members.memberNumber, { onDelete: "cascade" }),
  /** By the columns of `members`, as text; what no file has named yet is missing. */
  said: jsonb("said").notNull(),
  importId: integer("import_id")
    .notNull()
    .references(() => registerImports.id),
});

export const duesChanges = pgTable(
  "dues_changes",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    memberNumber: integer("member_number")
      .notNull()
      .references(() => members.memberNumber, { onDelete: "cascade" }),
    importId: integer("import_id")
      .notNull()
      .references(() => registerImports.id),
    changed: jsonb("changed").notNull(),
    createdAt: createdAt(),
  },
  (t) => [index("dues_changes_member").on(t.memberNumber, t.createdAt)],
);
