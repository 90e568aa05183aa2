import { db } from "~/db";
import { anonymous, record } from "~/domain/audit/record.server";
import { today } from "~/platform/clock.server";
import { checkSignedCertificate, type Refused } from "~/proof/check-signed-certificate";
import { findByCode, findCertificate } from "./certificates.server";
import { verify } from "./proof.server";
import { publicKeys } from "./signing-keys.server";
import { type CertificateValidity, certificateValidity } from "./validity";

/** The facts that any holder of the paper may learn (S21); days are YYYY-MM-DD in Amman. */
export type VerifiedCertificate = {
  name: { ar: string; en: string };
  memberNumber: number;
  issuedOn: string;
  validUntil: string;
  status: CertificateValidity;
  cancelledOn: string | null;
};

/** Verifies a certificate and writes each attempt to the audit log; an unknown code is not recorded itself. */
export const verifyCertificate = (code: string): Promise<VerifiedCertificate | null> =>
  db.transaction(async (tx) => {
    const found = await findByCode(code, tx);
    if (!found) {
      await record(tx, anonymous, { action: "certificate.unknown", subject: "certificates" });
      return null;
    }
    const { serial, name, memberNumber, issuedOn, validUntil, cancelledOn } = found;
    const status = certificateValidity({ validUntil, cancelled: cancelledOn !== null }, today());
    await record(tx, anonymous, {
      action: "certificate.check",
      subject: `certificate:${serial}`,
      detail: { status },
    });
    return { name, memberNumber, issuedOn, validUntil, status, cancelledOn };
  });

export type VerifiedProof = {
  refused: Refused | null;
  /** The verified facts; null if none of our keys signed them. */
  certificate: Omit<VerifiedCertificate, "status"> | null;
  /** The issuer that the proof names. */
  issuer: string | null;
};

const unproven: readonly (Refused | null)[] = ["unreadable", "unknown-key", "wrong-signature"];

/** Verifies by signature and current status; a proof that none of our keys signed is only counted. */
export const verifyProof = (proof: Uint8Array | null): Promise<VerifiedProof> =>
  db.transaction(async (tx) => {
    let cancelledOn: string | null = null;
    const { refused, facts } = await checkSignedCertificate(proof, {
      keys: await publicKeys(tx),
      verify,
      today: today(),
      async isCancelled({ serial }) {
        cancelledOn = (await findCertificate(serial, tx))?.cancelledOn ?? null;
        return cancelledOn !== null;
      },
    });
    if (!facts || unproven.includes(refused)) {
      await record(tx, anonymous, { action: "certificate.unknown", subject: "certificates" });
      return { refused, certificate: null, issuer: facts?.iss ?? null };
    }
    await record(tx, anonymous, {
      action: "certificate.check",
      subject: `certificate:${facts.serial}`,
      detail: { status: refused ?? "valid" },
    });
    const certificate = {
      name: { ar: facts.name_ar, en: facts.name_en },
      memberNumber: facts.number,
      issuedOn: facts.issued,
      validUntil: facts.until,
      cancelledOn,
    };
    return { refused, certificate, issuer: facts.iss };
  });
