import { randomBytes } from "node:crypto";
import { and, eq, isNull, sql } from "drizzle-orm";
import { certificates, members, type Tx } from "~/db";
import { byDoctor, record } from "~/domain/audit/record.server";
import { type Answered, once, type Submission } from "~/domain/submissions/once.server";
import { now, today } from "~/platform/clock.server";
import { describeError, log } from "~/platform/log.server";
import { certificateFacts, findCertificate } from "./certificates.server";
import { type CertificateBlock, type CertificateFacts, certificateBlock } from "./eligibility";
import { certificatePdf } from "./pdf.server";
import { hashOfPrinted, printedName } from "./printed-certificate";
import { proofOf } from "./proof.server";
import { renewProofCopies } from "./proof-copies.server";
import { serialOf } from "./serial";
import { lockSigningKey, signingKey } from "./signing-keys.server";
import { validUntil } from "./validity";
import { CODE_BYTES, codeFrom } from "./verification-code";

export type Issued = { serial: string } | { blocked: CertificateBlock };

const MONTH_LENGTH = "YYYY-MM".length;
const PDF_WAIT_MS = 2000;

/** Certificates asked for at the same moment are issued one after the other. */
async function lockNames(tx: Tx, memberNumber: number) {
  const [names] = await tx
    .select({ ar: members.nameAr, en: members.nameEn })
    .from(members)
    .where(eq(members.memberNumber, memberNumber))
    .for("no key update");
  if (!names) throw new Error("a certificate was asked for a number that nobody has");
  return { ar: printedName(names.ar), en: printedName(names.en) };
}

async function issueNew(tx: Tx, printed: typeof certificates.$inferInsert): Promise<Issued> {
  await tx.insert(certificates).values(printed);
  await record(tx, byDoctor(printed.memberNumber), {
    action: "certificate.issue",
    subject: `certificate:${printed.serial}`,
    detail: { memberNumber: printed.memberNumber, validUntil: printed.validUntil },
  });
  return { serial: printed.serial };
}

async function newNumbers(tx: Tx, year: number): Promise<{ serial: string; position: number }> {
  const [row] = await tx.execute<{ number: string; position: string }>(
    sql`select nextval('certificate_numbers') as number, nextval('certificate_positions') as position`,
  );
  return { serial: serialOf(year, Number(row!.number)), position: Number(row!.position) };
}

async function issue(tx: Tx, memberNumber: number, iss: string): Promise<Issued> {
  const name = await lockNames(tx, memberNumber);
  const facts = (await certificateFacts(memberNumber, tx)) as CertificateFacts;
  const issuedOn = today();
  const blocked = certificateBlock(facts, issuedOn);
  if (blocked) return { blocked };
  const month = issuedOn.slice(0, MONTH_LENGTH);
  const factsHash = hashOfPrinted({ memberNumber, name, facts });
  const [earlier] = await tx
    .select({ serial: certificates.serial })
    .from(certificates)
    .where(
      and(
        eq(certificates.memberNumber, memberNumber),
        eq(certificates.month, month),
        eq(certificates.factsHash, factsHash),
        isNull(certificates.cancelledAt),
      ),
    );
  if (earlier) return earlier;
  const { serial, position } = await newNumbers(tx, Number(issuedOn.slice(0, 4)));
  const until = validUntil(issuedOn);
  const certified = { serial, position, memberNumber, name, issuedOn, validUntil: until };
  return issueNew(tx, {
    memberNumber,
    month,
    factsHash,
    serial,
    position,
    proof: proofOf(certified, iss, await lockSigningKey(tx)),
    code: codeFrom(randomBytes(CODE_BYTES)),
    nameAr: name.ar,
    nameEn: name.en,
    facts,
    issuedOn,
    validUntil: until,
    createdAt: now(),
  });
}

/** May fail or be late, because a download creates the file, too. */
async function preparePdf(serial: string, publicUrl: string): Promise<void> {
  try {
    const certificate = await findCertificate(serial);
    if (certificate && certificate.pdfBytes === null) await certificatePdf(certificate, publicUrl);
  } catch (error) {
    log.warn("failed to generate a certificate's file; it is generated on download", describeError(error));
  }
}

const atMost = (milliseconds: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, milliseconds).unref());

/**
 * Issues a certificate, or returns the earlier one of the same month if nothing that it prints has changed. `publicUrl`
 * is the origin at which it can be verified.
 */
export async function issueCertificate(
  memberNumber: number,
  { submission, publicUrl }: { submission: Submission; publicUrl: string },
): Promise<Answered<Issued>> {
  await signingKey();
  const answered = await once(submission, (tx) => issue(tx, memberNumber, publicUrl));
  if ("serial" in answered.outcome) {
    void renewProofCopies();
    await Promise.race([preparePdf(answered.outcome.serial, publicUrl), atMost(PDF_WAIT_MS)]);
  }
  return answered;
}
