import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from "drizzle-orm/pg-core";
import { createdAt, moment } from "./columns";
import { staffUsers } from "./staff-accounts";

/** The condition for members whom the public register shows. */
const LISTED = sql`not hidden_by_register and not hidden_by_doctor`;
const UNLISTED = sql`(hidden_by_register or hidden_by_doctor)`;

/** In kB. Whoever fills the list merges it into the index, which takes the embedded database seconds at the default of 4 MB. */
const shortPendingList = { gin_pending_list_limit: 256 };

export const members = pgTable(
  "members",
  {
    memberNumber: integer("member_number").primaryKey(),
    nameAr: text("name_ar").notNull(),
    nameEn: text("name_en").notNull().default(""),
    nationalNumber: text("national_number"),
    mobile: text("mobile"),
    email: text("email"),
    homeAddress: text("home_address"),
    workAddress: text("work_address"),
    workStatus: integer("work_status").notNull(),
    governorate: text("governorate"),
    workplaceArea: text("workplace_area"),
    /** Specialty titles as the register writes them. */
    specialties: text("specialties").array().notNull().default(sql`'{}'`),
    registeredOn: date("registered_on", { mode: "string" }),
    hiddenByRegister: boolean("hidden_by_register").notNull().default(false),
    hiddenByDoctor: boolean("hidden_by_doctor").notNull().default(false),
    searchKey: text("search_key").generatedAlwaysAs(sql`ar_norm(name_ar || ' ' || name_en)`),
    version: integer("version").notNull().default(1),
    contactsConfirmedAt: moment("contacts_confirmed_at"),
    /** The record of the same person that stays: this one's number leads there. */
    mergedInto: integer("merged_into"),
    createdAt: createdAt(),
    updatedAt: moment("updated_at").notNull().defaultNow(),
  },
  (t) => [
    foreignKey({ columns: [t.mergedInto], foreignColumns: [t.memberNumber] }),
    index("members_merged").on(t.mergedInto).where(sql`${t.mergedInto} is not null`),
    index("members_search").using("gin", sql`${t.searchKey} gin_trgm_ops`).with(shortPendingList),
    index("members_listed_words")
      .using("gin", sql`register_words(${t.nameAr}, ${t.nameEn})`)
      .with(shortPendingList)
      .where(LISTED),
    index("members_unlisted_words")
      .using("gin", sql`register_words(${t.nameAr}, ${t.nameEn})`)
      .with(shortPendingList)
      .where(UNLISTED),
    index("members_listed_specialties").using("gin", t.specialties).with(shortPendingList).where(LISTED),
    index("members_listed_governorate").on(t.governorate, t.memberNumber).where(LISTED),
    index("members_national_number").on(t.nationalNumber),
    index("members_mobile").on(t.mobile),
    index("members_email").on(sql`lower(${t.email})`),
    index("members_status").on(t.workStatus, t.memberNumber),
    index("members_governorate").on(t.governorate, t.memberNumber),
    index("members_specialties").using("gin", t.specialties).with(shortPendingList),
    index("members_changed").on(t.updatedAt, t.memberNumber),
    index("members_by_arabic_name").on(t.searchKey, t.memberNumber),
    index("members_by_english_name").on(
      sql`coalesce(nullif(lower(${t.nameEn}), ''), ${t.searchKey})`,
      t.memberNumber,
    ),
  ],
);

/** The words of all names, and the search options that members provide; maintained by triggers. */
export const registerTerms = pgTable(
  "register_terms",
  {
    kind: text("kind", { enum: ["word", "specialty", "governorate"] }).notNull(),
    term: text("term").notNull(),
  },
  (t) => [primaryKey({ columns: [t.kind, t.term] })],
);

export const dues = pgTable(
  "dues",
  {
    memberNumber: integer("member_number")
      .primaryKey()
      .references(() => members.memberNumber, { onDelete: "cascade" }),
    annualFeePaidYear: integer("annual_fee_paid_year"),
    socialYear: integer("social_year"),
    socialMonth: integer("social_month"),
    retirementYear: integer("retirement_year"),
    retirementMonth: integer("retirement_month"),
    annualFees: integer("annual_fees"),
    asOf: moment("as_of").notNull().defaultNow(),
  },
  (t) => [index("dues_annual_fee").on(t.annualFeePaidYear, t.memberNumber)],
);

/** Written by a trigger whenever a status changes. */
export const statusChanges = pgTable(
  "status_changes",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    memberNumber: integer("member_number")
      .notNull()
      .references(() => members.memberNumber, { onDelete: "cascade" }),
    before: integer("before").notNull(),
    after: integer("after").notNull(),
    at: moment("at").notNull(),
    /** The reason that the office gave; null for a change from a file of the register. */
    reason: text("reason"),
  },
  (t) => [index("status_changes_member").on(t.memberNumber, t.id)],
);

/** A status that takes effect at the beginning of a coming day in Amman; a member has at most one. */
export const scheduledStatuses = pgTable("scheduled_statuses", {
  memberNumber: integer("member_number")
    .primaryKey()
    .references(() => members.memberNumber, { onDelete: "cascade" }),
  workStatus: integer("work_status").notNull(),
  /** The titles from that day on as a file writes them, empty for none; null leaves them as they are. */
  specialties: text("specialties"),
  /** The year to which the annual fee counts as paid from that day on; null leaves it as it is. */
  annualFeePaidYear: integer("annual_fee_paid_year"),
  fromDay: date("from_day", { mode: "string" }).notNull(),
  reason: text("reason").notNull(),
  staffId: uuid("staff_id")
    .notNull()
    .references(() => staffUsers.id),
  createdAt: createdAt(),
});

export const lookups = pgTable(
  "lookups",
  {
    kind: text("kind", { enum: ["work-status", "governorate", "specialty"] }).notNull(),
    code: integer("code").notNull(),
    nameAr: text("name_ar").notNull(),
    nameEn: text("name_en").notNull(),
  },
  (t) => [primaryKey({ columns: [t.kind, t.code] })],
);

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
  /** The last imported values by column of `members`, as text; columns that no file has contained are missing. */
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
  (t) => [
    index("dues_changes_member").on(t.memberNumber, t.createdAt),
    index("dues_changes_day").on(t.createdAt),
  ],
);
