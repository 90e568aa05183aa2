import { db, doctorAccounts, dues, members, staffUsers } from "~/db";
import { findCertificate } from "~/domain/certificates/certificates.server";
import { issueCertificate } from "~/domain/certificates/issue.server";
import { today } from "~/platform/clock.server";

export const PUBLIC_URL = "https://association.test";

type Standing = { workStatus?: number; annual?: number | null; month?: number | null };

/** Inserts a member who may get a certificate today, unless the standing says otherwise. */
export async function aMember(memberNumber: number, standing: Standing = {}) {
  const [year, thisMonth] = today().split("-").map(Number) as [number, number];
  const { workStatus = 1, annual = year, month = thisMonth } = standing;
  await db.insert(members).values({
    memberNumber,
    nameAr: `أحمد سالم ${memberNumber}`,
    nameEn: `Ahmad Salem ${memberNumber}`,
    workStatus,
  });
  await db
    .insert(dues)
    .values({ memberNumber, annualFeePaidYear: annual, socialYear: year, socialMonth: month });
  await db.insert(doctorAccounts).values({ memberNumber, passwordHash: "none", passwordSetAt: new Date() });
  return memberNumber;
}

export async function anAdmin(email = "admin@certificates.test") {
  const [staff] = await db
    .insert(staffUsers)
    .values({ email, fullName: "Admin of the test", role: "admin", passwordHash: "none" })
    .returning({ id: staffUsers.id });
  return staff!.id;
}

/** A submission of a form; equal ids are the same submission. */
export const submission = (form: string, actor: string, id: string | null = crypto.randomUUID()) => ({
  id,
  form,
  actor,
  bodyHash: "",
});

export const issueFor = (memberNumber: number, id?: string | null) =>
  issueCertificate(memberNumber, {
    submission: submission("certificate", `doctor:${memberNumber}`, id),
    publicUrl: PUBLIC_URL,
  });

/** Issues a certificate to an eligible member. */
export async function aCertificate(memberNumber: number) {
  const { outcome } = await issueFor(memberNumber);
  if (!("serial" in outcome)) throw new Error(`blocked: ${outcome.blocked}`);
  return (await findCertificate(outcome.serial))!;
}
