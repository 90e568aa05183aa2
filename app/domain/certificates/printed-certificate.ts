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
