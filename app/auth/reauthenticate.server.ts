import { isDoctorPassword } from "~/domain/accounts/doctor-password.server";
import type { Doctor } from "~/domain/accounts/identities";
import type { Owner } from "~/domain/accounts/owner.server";
import { isFresh, markConfirmed } from "~/domain/accounts/sessions.server";
import { isStaffPassword } from "~/domain/accounts/staff-password.server";
import type { Refusal } from "~/fields/parse-form";
import { settings } from "~/platform/settings.server";
import { withLockout } from "./lockout.server";
import { ownTokenHash } from "./sessions.server";

const FRESH_MINUTES = 10;

/**
 * True if the sign-in is recent enough to count as proof of identity; otherwise the password is asked for again,
 * because the device may be shared.
 */
export const isFreshlySignedIn = async (kind: Owner["kind"], request: Request): Promise<boolean> =>
  isFresh(await ownTokenHash(kind, request), FRESH_MINUTES);

/** Makes the session count as recently signed in, once its owner has shown the password again. */
export const confirmSignIn = async (kind: Owner["kind"], request: Request): Promise<void> =>
  markConfirmed(await ownTokenHash(kind, request));

/** Returns a refusal if a member of the staff has to show the password again before this change; `ConfirmNotice` leads there. */
export const requireRecentSignIn = async (request: Request): Promise<Refusal | null> =>
  (await isFreshlySignedIn("staff", request)) ? null : { form: ["accounts:confirm.first"] };

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

/** A doctor who signed in with the national number may only choose a password (S1). */
export const isOwnPasswordDue = (doctor: Doctor) =>
  doctor.mustSetPassword && settings.doctorFirstLogin === "change";
