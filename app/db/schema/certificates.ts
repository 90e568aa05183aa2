import { sql } from "drizzle-orm";
import {
  date,
  index,
  integer,
  jsonb,
  pgSequence,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { createdAt, moment } from "./columns";
import { members } from "./members";
import { staffUsers } from "./staff-accounts";

/** Numbers may be skipped but are never used twice. */
export const certificateNumbers = pgSequence("certificate_numbers");

/** Positions in the status list; certificates older than the list have one, too. */
export const certificatePositions = pgSequence("certificate_positions", { startWith: 0, minValue: 0 });

/** Ed25519 keys. A public key is kept after its time, because what it signed still has to be verified. */
export const certificateKeys = pgTable("certificate_keys", {
  kid: text("kid").primaryKey(),
  publicKey: text("public_point").notNull(),
  sealedPrivateKey: text("sealed_private").notNull(),
  notBefore: moment("not_before").notNull(),
  expiresAt: moment("expires_at").notNull(),
  createdAt: createdAt(),
});

/** The printed facts never change; only the status does. */
export const certificates = pgTable(
  "certificates",
  {
    serial: text("serial").primaryKey(),
    code: text("code").notNull().unique(),
    memberNumber: integer("member_number")
      .notNull()
      .references(() => members.memberNumber),
    /** The month in Amman, YYYY-MM. */
    month: text("month").notNull(),
    nameAr: text("name_ar").notNull(),
    nameEn: text("name_en").notNull(),
    facts: jsonb("facts").notNull(),
    factsHash: text("facts_hash").notNull(),
    issuedOn: date("issued_on", { mode: "string" }).notNull(),
    validUntil: date("valid_until", { mode: "string" }).notNull(),
    pdfKey: text("pdf_key"),
    pdfBytes: integer("pdf_bytes"),
    cancelledAt: moment("cancelled_at"),
    cancelledBy: uuid("cancelled_by").references(() => staffUsers.id),
    cancelReason: text("cancel_reason"),
    position: integer("position").notNull().default(sql`nextval('certificate_positions')`),
    /** The signed facts (COSE_Sign1) in base64url, as printed in the QR code. */
    proof: text("proof"),
    createdAt: createdAt(),
  },
  (t) => [
    index("certificates_cancelled").on(t.position).where(sql`cancelled_at is not null`),
    index("certificates_member").on(t.memberNumber, t.createdAt),
    index("certificates_created").on(t.createdAt),
    uniqueIndex("certificates_one_a_month")
      .on(t.memberNumber, t.month, t.factsHash)
      .where(sql`cancelled_at is null`),
  ],
);
