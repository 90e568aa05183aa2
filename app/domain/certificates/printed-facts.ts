import { createHash } from "node:crypto";
import type { PrintedCertificate } from "./printed-certificate";

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
