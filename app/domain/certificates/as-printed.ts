import type { PrintedCertificate } from "./printed-certificate";

type AsStored = Omit<PrintedCertificate, "verifyUrl">;

/** What stands on the paper of a certificate whose verification is at this origin (`https://host`). */
export function asPrinted(certificate: AsStored, publicUrl: string): PrintedCertificate {
  const { serial, code, memberNumber, name, facts, issuedOn, validUntil } = certificate;
  const verifyUrl = `${publicUrl}/verify/${code}`;
  return { serial, code, memberNumber, name, facts, issuedOn, validUntil, verifyUrl };
}
