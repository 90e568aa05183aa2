import { createHash } from "node:crypto";
import type { CertificateFacts } from "./eligibility";

/** Of the time of issue; days are YYYY-MM-DD in Amman, `verifyUrl` is absolute and goes into the QR. */
export type PrintedCertificate = {
  serial: string;
  code: string;
  memberNumber: number;
  name: { ar: string; en: string };
  facts: CertificateFacts;
  issuedOn: string;
  validUntil: string;
  verifyUrl: string;
};

type AsStored = Omit<PrintedCertificate, "verifyUrl">;

export function asPrinted(certificate: AsStored, publicUrl: string): PrintedCertificate {
  const { serial, code, memberNumber, name, facts, issuedOn, validUntil } = certificate;
  const verifyUrl = `${publicUrl}/verify/${code}`;
  return { serial, code, memberNumber, name, facts, issuedOn, validUntil, verifyUrl };
}

const INVISIBLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

/** Nothing in it that cannot be seen, so that no name passes for another (R17). */
export const printedName = (name: string) =>
  name.normalize("NFC").replace(/\s+/g, " ").replace(INVISIBLE, "").replace(/ +/g, " ").trim();

/** Where what the register says is the same, the certificate is. */
export function hashOfPrinted({
  memberNumber,
  name,
  facts,
}: Pick<PrintedCertificate, "memberNumber" | "name" | "facts">): string {
  const { workStatus, annual, socialYear, lastMonthSocial } = facts;
  const printed = [memberNumber, name.ar, name.en, workStatus, annual, socialYear, lastMonthSocial];
  return createHash("sha256").update(JSON.stringify(printed)).digest("base64url");
}
