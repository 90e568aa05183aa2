import { type ComputerUser, type Doctor, type StaffUser, type Visitor, whoIs } from "~/auth/guards.server";
import { may, type Permission } from "~/auth/permissions";
import { isOwnPasswordDue } from "~/auth/reauthenticate.server";
import type { ComputerPermission, LoginKind } from "~/domain/accounts/identities";
import { type Actor, byClerk, byDoctor, byStaff } from "~/domain/audit/record.server";
import { Refused } from "./refused.server";

const denied = () => new Refused(403, "auth:access-denied");

/**
 * Returns the visitor if signed in with one of these logins. Throws 401 if nobody is signed in, 403 for another login.
 */
export async function requireCaller(request: Request, ...kinds: LoginKind[]): Promise<Visitor> {
  const everybody = await whoIs(request);
  const isIncluded = (kind: LoginKind) => kinds.includes(kind);
  const visitor = {
    doctor: isIncluded("doctor") ? everybody.doctor : null,
    computer: isIncluded("computer") ? everybody.computer : null,
    staff: isIncluded("staff") ? everybody.staff : null,
  };
  if (Object.values(visitor).some(Boolean)) return visitor;
  throw Object.values(everybody).some(Boolean) ? denied() : new Refused(401, "auth:please-log-in");
}

/** Returns the member of staff; throws 403 if the caller does not hold the permission. */
export function requirePermission({ staff }: Visitor, permission: Permission): StaffUser {
  if (!staff || !may(staff.role, permission)) throw denied();
  return staff;
}

function mustHaveOwnPassword(doctor: Doctor | null) {
  if (doctor && isOwnPasswordDue(doctor)) throw new Refused(403, "api:own-password-first");
}

export type Access =
  | { as: "doctor"; doctor: Doctor }
  | { as: "computer"; computer: ComputerUser }
  | { as: "staff"; staff: StaffUser };

export function actorOf(access: Access): Actor {
  if (access.as === "doctor") return byDoctor(access.doctor.memberNumber);
  return access.as === "computer" ? byClerk(access.computer) : byStaff(access.staff);
}

/** Returns the caller's access to a member's record, with the member first; null without access. */
export function accessTo(
  { doctor, computer, staff }: Visitor,
  memberNumber: number,
  others: { computer?: ComputerPermission; staff?: Permission } = {},
): Access | null {
  if (doctor?.memberNumber === memberNumber) {
    mustHaveOwnPassword(doctor);
    return { as: "doctor", doctor };
  }
  if (computer && others.computer && computer.permissions.includes(others.computer))
    return { as: "computer", computer };
  if (staff && others.staff && may(staff.role, others.staff)) return { as: "staff", staff };
  mustHaveOwnPassword(doctor);
  return null;
}

/** Does the same, but throws 403 without access. */
export function requireAccess(...args: Parameters<typeof accessTo>): Access {
  const access = accessTo(...args);
  if (!access) throw denied();
  return access;
}
