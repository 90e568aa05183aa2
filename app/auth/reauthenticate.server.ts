import { isDoctorPassword } from "~/domain/accounts/doctor-password.server";
import type { Doctor } from "~/domain/accounts/identities";
import { isStaffPassword } from "~/domain/accounts/staff-password.server";
import { settings } from "~/platform/settings.server";
import { withLockout } from "./lockout.server";

export async function requireStaffPassword(id: string, password: string): Promise<void> {
  await withLockout(`failures:own:${id}`, () => isStaffPassword(id, password));
}

/** Throws InvalidCredentials or TooManyAttempts (R30). */
export async function requireDoctorPassword(memberNumber: number, password: string): Promise<void> {
  await withLockout(`failures:own-doctor:${memberNumber}`, () => isDoctorPassword(memberNumber, password));
}

/** The national number opens nothing but the choice of a password (S1). */
export const isOwnPasswordDue = (doctor: Doctor) =>
  doctor.mustSetPassword && settings.doctorFirstLogin === "change";
