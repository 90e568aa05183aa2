import { createHash } from "node:crypto";
import { withoutTitle } from "~/fields/person-name";
import { proofFragment } from "~/proof/proof-link";
import type { CertificateFacts } from "./eligibility";

/**
 * The facts at the time of issue; days are YYYY-MM-DD in Amman. `verifyUrl` is absolute; followed by the proof, it is
 * the text of the QR code.
 */
export type PrintedCertificate = {
  serial: string;
  code: string;
  memberNumber: number;
  name: { ar: string; en: string };
  facts: CertificateFacts;
  issuedOn: string;
  validUntil: string;
  proof: string | null;
  verifyUrl: string;
  scanned: string;
};

type AsStored = Omit<PrintedCertificate, "verifyUrl" | "scanned">;

export function printedFacts(certificate: AsStored, publicUrl: string): PrintedCertificate {
  const { serial, code, memberNumber, name, facts, issuedOn, validUntil, proof } = certificate;
  const verifyUrl = `${publicUrl}/verify/${code}`;
  const scanned = verifyUrl + (proof ? proofFragment(proof) : "");
  return { serial, code, memberNumber, name, facts, issuedOn, validUntil, proof, verifyUrl, scanned };
}

const INVISIBLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

/** Removes invisible characters, so that no name imitates another (R17), and the title that is printed before it. */
export const printedName = (name: string) =>
  withoutTitle(name.normalize("NFC").replace(/\s+/g, " ").replace(INVISIBLE, "").replace(/ +/g, " "));

/** Two certificates with the same facts have the same hash. */
export function hashOfPrinted({
  memberNumber,
  name,
  facts,
}: Pick<PrintedCertificate, "memberNumber" | "name" | "facts">): string {
  const { workStatus, annual, socialYear, lastMonthSocial } = facts;
  const printed = [memberNumber, name.ar, name.en, workStatus, annual, socialYear, lastMonthSocial];
  return createHash("sha256").update(JSON.stringify(printed)).digest("base64url");
}
