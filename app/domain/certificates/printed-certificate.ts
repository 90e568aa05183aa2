import { createHash } from "node:crypto";

/** Everything that stands on a certificate; days are YYYY-MM-DD in Amman, `verifyUrl` is absolute and goes into the QR. */
export type PrintedCertificate = {
  serial: string;
  code: string;
  memberNumber: number;
  name: { ar: string; en: string };
  facts: PrintedFacts;
  issuedOn: string;
  validUntil: string;
  verifyUrl: string;
};

/** The facts of the register at the time of issue; a change of one of them makes a new certificate. */
export type PrintedFacts = {
  workStatus: number;
  annual: number | null;
  socialYear: number | null;
  lastMonthSocial: number | null;
};

type AsStored = Omit<PrintedCertificate, "verifyUrl">;

/** What stands on the paper of a certificate whose verification is at this origin (`https://host`). */
export function asPrinted(certificate: AsStored, publicUrl: string): PrintedCertificate {
  const { serial, code, memberNumber, name, facts, issuedOn, validUntil } = certificate;
  const verifyUrl = `${publicUrl}/verify/${code}`;
  return { serial, code, memberNumber, name, facts, issuedOn, validUntil, verifyUrl };
}

type OnPaper = Pick<PrintedCertificate, "memberNumber" | "name" | "facts">;

const INVISIBLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

/** A name of the register as it is printed: nothing in it that cannot be seen, so that no name passes for another (R17). */
export const printedName = (name: string) =>
  name.normalize("NFC").replace(/\s+/g, " ").replace(INVISIBLE, "").replace(/ +/g, " ").trim();

/** One text for everything of the register that a certificate bears: where it is the same, the certificate is. */
export function hashOfPrinted({ memberNumber, name, facts }: OnPaper): string {
  const { workStatus, annual, socialYear, lastMonthSocial } = facts;
  const printed = [memberNumber, name.ar, name.en, workStatus, annual, socialYear, lastMonthSocial];
  return createHash("sha256").update(JSON.stringify(printed)).digest("base64url");
}
