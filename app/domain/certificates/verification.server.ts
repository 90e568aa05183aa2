import { db } from "~/db/client.server";
import { anonymous, record } from "~/domain/audit/record.server";
import { today } from "~/platform/clock.server";
import { findByCode } from "./certificates.server";
import { type CertificateValidity, certificateValidity } from "./validity";

/** All that whoever holds the paper may learn (S21); days are YYYY-MM-DD in Amman. */
export type VerifiedCertificate = {
  name: { ar: string; en: string };
  memberNumber: number;
  issuedOn: string;
  validUntil: string;
  status: CertificateValidity;
  cancelledOn: string | null;
};

/** Nothing is told without going on record; of a code that no certificate bears only that it was tried. */
export const verifyCertificate = (code: string): Promise<VerifiedCertificate | null> =>
  db.transaction(async (tx) => {
    const found = await findByCode(code, tx);
    if (!found) {
      await record(tx, anonymous, "certificate.unknown", "certificates");
      return null;
    }
    const { serial, name, memberNumber, issuedOn, validUntil, cancelledOn } = found;
    const status = certificateValidity({ validUntil, cancelled: cancelledOn !== null }, today());
    await record(tx, anonymous, "certificate.check", `certificate:${serial}`, { status });
    return { name, memberNumber, issuedOn, validUntil, status, cancelledOn };
  });
