import { sql } from "drizzle-orm";
import {
  bigint,
  check,
  date,
  index,
  integer,
  pgTable,
  smallint,
  text,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import { createdAt, moment } from "./columns";
import { outbox } from "./delivery";
import { members } from "./members";
import { staffUsers } from "./staff-accounts";

const day = (name: string) => date(name, { mode: "string" }).notNull();

export const internshipApplications = pgTable(
  "internship_applications",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    /** TEMP_NO of the specification: readable, with a check character, and without a recognisable order. */
    temporaryNumber: text("temporary_number").notNull().unique(),
    appliedOn: day("applied_on"),
    nameAr: text("name_ar").notNull(),
    nameEn: text("name_en").notNull(),
    nationality: integer("nationality").notNull(),
    sex: smallint("sex").notNull(),
    birthPlace: text("birth_place").notNull(),
    birthDate: day("birth_date"),
    residence: smallint("residence").notNull(),
    city: integer("city").notNull(),
    documentKind: smallint("document_kind").notNull(),
    documentNumber: text("document_number"),
    nationalNumber: text("national_number").notNull(),
    degreeCountry: integer("degree_country").notNull(),
    university: integer("university").notNull(),
    enrolledOn: day("enrolled_on"),
    graduatedOn: day("graduated_on"),
    degreeOn: day("degree_on"),
    studyYears: smallint("study_years").notNull(),
    equivalentOn: day("equivalent_on"),
    schoolBranch: smallint("school_branch").notNull(),
    schoolOn: day("school_on"),
    mobile: text("mobile").notNull(),
    homePhone: text("home_phone"),
    email: text("email").notNull(),
    homeAddress: text("home_address").notNull(),
    language: text("language", { enum: ["ar", "en"] })
      .notNull()
      .default("ar"),
    /**
     * The code that opens the receipt on another device: a keyed hash to look it up, and encrypted to show it again.
     */
    resumeHash: text("resume_hash").unique(),
    sealedCode: text("sealed_code"),
    /** The reason for returning an application, and the names of the form fields to correct. */
    returnReason: text("return_reason"),
    returnFields: text("return_fields").array(),
    searchKey: text("search_key").generatedAlwaysAs(
      sql`ar_norm(name_ar || ' ' || name_en || ' ' || national_number || ' ' || coalesce(document_number, '') || ' ' || mobile || ' ' || email)`,
    ),
    /** The member that an accepted application became; null for those accepted before members were created here. */
    memberNumber: integer("member_number").references(() => members.memberNumber, { onDelete: "set null" }),
    state: text("state", { enum: ["received", "returned", "accepted"] })
      .notNull()
      .default("received"),
    version: integer("version").notNull().default(1),
    createdAt: createdAt(),
    updatedAt: moment("updated_at").notNull().defaultNow(),
  },
  (t) => [
    index("internship_applications_state").on(t.state, t.createdAt),
    index("internship_applications_national_number").on(t.nationalNumber),
    index("internship_applications_document_number").on(t.documentNumber),
    index("internship_applications_member").on(t.memberNumber),
    index("internship_applications_birth_date").on(t.birthDate),
    index("internship_applications_search").using("gin", sql`${t.searchKey} gin_trgm_ops`),
    check("internship_applications_sex", sql`${t.sex} in (1, 2)`),
    check("internship_applications_residence", sql`${t.residence} between 1 and 3`),
    check("internship_applications_document", sql`${t.documentKind} between 1 and 4`),
    check("internship_applications_branch", sql`${t.schoolBranch} in (1, 2)`),
  ],
);

export const internshipEvents = pgTable(
  "internship_events",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    applicationId: integer("application_id")
      .notNull()
      .references(() => internshipApplications.id, { onDelete: "cascade" }),
    kind: text("kind", { enum: ["received", "returned", "corrected", "accepted", "document"] }).notNull(),
    staffId: uuid("staff_id").references(() => staffUsers.id),
    text: text("text"),
    fields: text("fields").array(),
    outboxId: uuid("outbox_id").references(() => outbox.id, { onDelete: "set null" }),
    at: moment("at").notNull().defaultNow(),
  },
  (t) => [index("internship_events_application").on(t.applicationId, t.at)],
);

export const internshipDocuments = pgTable(
  "internship_documents",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    applicationId: integer("application_id")
      .notNull()
      .references(() => internshipApplications.id, { onDelete: "cascade" }),
    documentKey: text("document_key").notNull().unique(),
    documentName: text("document_name").notNull(),
    documentType: text("document_type").notNull(),
    documentBytes: integer("document_bytes").notNull(),
    digest: text("digest").notNull(),
    kind: text("kind", { enum: ["identity", "degree", "school", "equivalence", "photo"] }),
    createdAt: createdAt(),
  },
  (t) => [unique("internship_documents_same").on(t.applicationId, t.digest)],
);

/** Encrypted drafts, kept until they are submitted or fourteen days old. */
export const internshipDrafts = pgTable(
  "internship_drafts",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    resumeHash: text("resume_hash").notNull().unique(),
    sealed: text("sealed").notNull(),
    savedAt: moment("saved_at").notNull().defaultNow(),
    expiresAt: moment("expires_at").notNull(),
    /**
     * When the applicant was warned that documents will be removed for lack of space; null again once the draft is
     * saved.
     */
    papersWarnedAt: moment("papers_warned_at"),
  },
  (t) => [index("internship_drafts_expires").on(t.expiresAt)],
);

export const internshipDraftDevices = pgTable(
  "internship_draft_devices",
  {
    tokenHash: text("token_hash").primaryKey(),
    draftId: uuid("draft_id")
      .notNull()
      .references(() => internshipDrafts.id, { onDelete: "cascade" }),
  },
  (t) => [index("internship_draft_devices_draft").on(t.draftId)],
);

/** Names the files of a draft for whoever sweeps and backs up; what they are is sealed in the draft. */
export const internshipDraftPapers = pgTable(
  "internship_draft_papers",
  {
    documentKey: text("document_key").primaryKey(),
    draftId: uuid("draft_id")
      .notNull()
      .references(() => internshipDrafts.id, { onDelete: "cascade" }),
    bytes: bigint("bytes", { mode: "number" }).notNull().default(0),
  },
  (t) => [index("internship_draft_papers_draft").on(t.draftId)],
);
