import { sql } from "drizzle-orm";
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { createdAt, moment } from "./columns";
import { registerImports } from "./members";
import { staffUsers } from "./staff-accounts";

/** A file of the register that the office sent: checked, reported, applied and undone beside the pages. */
export const registerFiles = pgTable(
  "register_files",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    fileName: text("file_name").notNull(),
    fileHash: text("file_hash").notNull(),
    /** Null once the file is deleted from the storage; the figures stay. */
    fileKey: text("file_key"),
    /** The sheet of a workbook that was asked for. */
    sheet: text("sheet"),
    /** The reason for which the office changes the status of these members; their history shows it. */
    reason: text("reason"),
    state: text("state", {
      enum: ["checking", "refused", "checked", "applying", "applied", "undoing", "undone", "discarded"],
    }).notNull(),
    /** Why the whole file was refused: { problem, line }. */
    problem: jsonb("problem"),
    about: jsonb("about").notNull().default({}),
    counts: jsonb("counts").notNull().default({}),
    /** The steps of the work under way that are done, of how many. */
    done: integer("done").notNull().default(0),
    total: integer("total").notNull().default(0),
    importId: integer("import_id").references(() => registerImports.id),
    staffId: uuid("staff_id")
      .notNull()
      .references(() => staffUsers.id),
    appliedBy: uuid("applied_by").references(() => staffUsers.id),
    undoneBy: uuid("undone_by").references(() => staffUsers.id),
    createdAt: createdAt(),
    appliedAt: moment("applied_at"),
    undoneAt: moment("undone_at"),
    /** The process that works on the file, until the lease ends. */
    lease: uuid("lease"),
    leasedUntil: moment("leased_until"),
  },
  (t) => [index("register_files_newest").on(t.createdAt)],
);

/** The association's own names of the register's columns, as the headings of its files have them. */
export const registerColumnNames = pgTable("register_column_names", {
  /** The heading without differences of case and blanks. */
  heading: text("heading").primaryKey(),
  /** The register's name of the column. */
  columnName: text("column_name").notNull(),
  staffId: uuid("staff_id")
    .notNull()
    .references(() => staffUsers.id),
  createdAt: createdAt(),
});

/** A member's values in a file and their changes, as they were checked and then applied. */
export const registerFileRows = pgTable(
  "register_file_rows",
  {
    fileId: integer("file_id")
      .notNull()
      .references(() => registerFiles.id, { onDelete: "cascade" }),
    /** Not a reference: the member may not exist yet. */
    memberNumber: integer("member_number").notNull(),
    line: integer("line").notNull(),
    particulars: jsonb("particulars").notNull(),
    paid: jsonb("paid").notNull(),
    isNew: boolean("is_new").notNull().default(false),
    /** { field: { before, after } } of the particulars and of the dues. */
    changed: jsonb("changed").notNull().default({}),
    duesChanged: jsonb("dues_changed").notNull().default({}),
    /** The changed fields whose value the portal has changed since the register's last file. */
    conflicts: jsonb("conflicts").notNull().default([]),
    /** True if the portal's values of those fields stay. */
    keepsHere: boolean("keeps_here").notNull().default(false),
    /** `stale`: the member was changed after the check, so that the row was not applied. */
    state: text("state", { enum: ["staged", "stale", "applied", "undone"] })
      .notNull()
      .default("staged"),
    /** The register's last values and the dues, as they were before this file was applied. */
    lastBefore: jsonb("last_before"),
    duesBefore: jsonb("dues_before"),
    /** The fields that undoing left as others have changed them since; for a new member `["member"]`. */
    kept: jsonb("kept"),
  },
  (t) => [
    primaryKey({ columns: [t.fileId, t.memberNumber] }),
    index("register_file_rows_member").on(t.memberNumber),
    index("register_file_rows_stale").on(t.fileId, t.memberNumber).where(sql`${t.state} = 'stale'`),
    index("register_file_rows_conflicts").on(t.fileId, t.memberNumber).where(sql`${t.conflicts} <> '[]'`),
    index("register_file_rows_kept").on(t.fileId, t.memberNumber).where(sql`${t.kept} is not null`),
  ],
);

/** A line that was refused, as the file has it, with its reasons. */
export const registerFileRefusals = pgTable(
  "register_file_refusals",
  {
    fileId: integer("file_id")
      .notNull()
      .references(() => registerFiles.id, { onDelete: "cascade" }),
    line: integer("line").notNull(),
    cells: jsonb("cells").notNull(),
    problems: jsonb("problems").notNull(),
    /** The decision of the office about the line after the rest of its file was applied. */
    state: text("state", { enum: ["open", "parked", "matched", "skipped"] })
      .notNull()
      .default("open"),
    note: text("note"),
    decidedBy: uuid("decided_by").references(() => staffUsers.id),
    decidedAt: moment("decided_at"),
  },
  (t) => [
    primaryKey({ columns: [t.fileId, t.line] }),
    index("register_file_refusals_waiting")
      .on(t.state, t.fileId, t.line)
      .where(sql`${t.state} in ('open', 'parked')`),
  ],
);
