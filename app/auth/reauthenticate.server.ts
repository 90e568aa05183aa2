import { isDoctorPassword } from "~/domain/accounts/doctor-password.server";
import type { Doctor } from "~/domain/accounts/identities";
import type { Owner } from "~/domain/accounts/owner.server";
import { isFresh } from "~/domain/accounts/sessions.server";
import { isStaffPassword } from "~/domain/accounts/staff-password.server";
import { settings } from "~/platform/settings.server";
import { withLockout } from "./lockout.server";
import { ownTokenHash } from "./sessions.server";

const FRESH_MINUTES = 10;

/** Whoever signed in minutes ago has shown who they are; later, somebody else may sit there. */
export const isFreshlySignedIn = async (kind: Owner["kind"], request: Request): Promise<boolean> =>
  isFresh(await ownTokenHash(kind, request), FRESH_MINUTES);

export async function requireStaffPassword(id: string, password: string): Promise<void> {
  await withLockout(`failures:own:${id}`, () => isStaffPassword(id, password));
}

/** Throws InvalidCredentials or TooManyAttempts (R30). */
export async function requireDoctorPassword(memberNumber: number, password: string): Promise<void> {
  await withLockout(`failures:own-doctor:${memberNumber}`, () => isDoctorPassword(memberNumber, password));
}

export const requirePassword = ({ kind, subject }: Owner, password: string): Promise<void> =>
  kind === "staff"
    ? requireStaffPassword(subject, password)
    : requireDoctorPassword(Number(subject), password);

/** The national number opens nothing but the choice of a password (S1). */
export const isOwnPasswordDue = (doctor: Doctor) =>
  doctor.mustSetPassword && settings.doctorFirstLogin === "change";
