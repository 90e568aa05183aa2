import { sql } from "drizzle-orm";
import { check, date, index, integer, pgTable, smallint, text } from "drizzle-orm/pg-core";
import { createdAt, moment } from "./columns";

const day = (name: string) => date(name, { mode: "string" }).notNull();

/** Applications for registration until Emtyaz, one column for each field of the specification. */
export const internshipApplications = pgTable(
  "internship_applications",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    /** TEMP_NO: what the applicant keeps; readable, with a check digit, and telling nothing of its order. */
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
    check("internship_applications_sex", sql`${t.sex} in (1, 2)`),
    check("internship_applications_residence", sql`${t.residence} between 1 and 3`),
    check("internship_applications_document", sql`${t.documentKind} between 1 and 4`),
    check("internship_applications_branch", sql`${t.schoolBranch} in (1, 2)`),
  ],
);
