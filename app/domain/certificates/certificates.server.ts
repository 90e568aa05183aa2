import { and, desc, eq, isNull, type SQL, sql } from "drizzle-orm";
import { certificates, type Db, db, dues, members, staffUsers, type Tx } from "~/db";
import { byStaff, record } from "~/domain/audit/record.server";
import { once, type Submission } from "~/domain/submissions/once.server";
import { queueWebhookEvent } from "~/domain/webhooks/webhooks.server";
import { now } from "~/platform/clock.server";
import type { CertificateFacts } from "./eligibility";
import { renewProofCopies } from "./proof-copies.server";

const ammanDay = (moment: typeof certificates.cancelledAt) =>
  sql<string | null>`to_char(${moment} at time zone 'Asia/Amman', 'YYYY-MM-DD')`;

const columns = {
  serial: certificates.serial,
  code: certificates.code,
  memberNumber: certificates.memberNumber,
  name: { ar: certificates.nameAr, en: certificates.nameEn },
  facts: sql<CertificateFacts>`${certificates.facts}`,
  issuedOn: certificates.issuedOn,
  validUntil: certificates.validUntil,
  pdfKey: certificates.pdfKey,
  pdfBytes: certificates.pdfBytes,
  proof: certificates.proof,
  position: certificates.position,
  cancelledOn: ammanDay(certificates.cancelledAt),
  cancelledBy: staffUsers.fullName,
  cancelReason: certificates.cancelReason,
};

const selected = (database: Db | Tx, where: SQL | undefined) =>
  database
    .select(columns)
    .from(certificates)
    .leftJoin(staffUsers, eq(staffUsers.id, certificates.cancelledBy))
    .where(where);

export type StoredCertificate = Awaited<ReturnType<typeof selected>>[number];

const first = async (where: SQL | undefined, database: Db | Tx = db): Promise<StoredCertificate | null> =>
  (await selected(database, where))[0] ?? null;

export const findCertificate = (serial: string, database: Db | Tx = db) =>
  first(eq(certificates.serial, serial), database);

export const findOwnCertificate = (serial: string, memberNumber: number) =>
  first(and(eq(certificates.serial, serial), eq(certificates.memberNumber, memberNumber)));

export const findByCode = (code: string, database: Db | Tx = db) =>
  first(eq(certificates.code, code), database);

const MAX_SHOWN = 24;

export const listOwnCertificates = (memberNumber: number): Promise<StoredCertificate[]> =>
  selected(db, eq(certificates.memberNumber, memberNumber))
    .orderBy(desc(certificates.createdAt), desc(certificates.serial))
    .limit(MAX_SHOWN);

export async function certificateFacts(
  memberNumber: number,
  database: Db | Tx = db,
): Promise<CertificateFacts | null> {
  const [row] = await database
    .select({
      workStatus: members.workStatus,
      annual: dues.annualFeePaidYear,
      socialYear: dues.socialYear,
      lastMonthSocial: dues.socialMonth,
    })
    .from(members)
    .leftJoin(dues, eq(dues.memberNumber, members.memberNumber))
    .where(eq(members.memberNumber, memberNumber));
  return row ?? null;
}

/** Reads a certificate for staff and records it, so that the member sees who looked (R29). */
export const lookAtCertificate = (serial: string, staffId: string): Promise<StoredCertificate | null> =>
  db.transaction(async (tx) => {
    const found = await findCertificate(serial, tx);
    if (found) {
      await record(tx, byStaff({ id: staffId }), {
        action: "certificate.read",
        subject: `member:${found.memberNumber}`,
        detail: { certificate: serial },
      });
    }
    return found;
  });

type Cancellation = { serial: string; reason: string; staffId: string };

/** Cancels a certificate once; does nothing if it is cancelled already or does not exist. */
export async function cancelCertificate({ serial, reason, staffId }: Cancellation, submission: Submission) {
  const answered = await once(submission, async (tx): Promise<{ done: boolean }> => {
    const [cancelled] = await tx
      .update(certificates)
      .set({ cancelledAt: now(), cancelledBy: staffId, cancelReason: reason })
      .where(and(eq(certificates.serial, serial), isNull(certificates.cancelledAt)))
      .returning({ memberNumber: certificates.memberNumber });
    if (!cancelled) return { done: false };
    await record(tx, byStaff({ id: staffId }), {
      action: "certificate.cancel",
      subject: `certificate:${serial}`,
      detail: { memberNumber: cancelled.memberNumber, reason },
    });
    await queueWebhookEvent(tx, "certificate.cancelled", { serial });
    return { done: true };
  });
  void renewProofCopies();
  return answered;
}
