/**
 * `content` and `registrar` are added to the three specified roles: one writes what the association says about itself,
 * the other keeps the register of members.
 */
export const roles = ["admin", "editor", "viewer", "content", "registrar"] as const;
export type Role = (typeof roles)[number];
export const computerPermissions = ["look-up", "details", "names", "vote", "undo"] as const;
export type ComputerPermission = (typeof computerPermissions)[number];

export type Doctor = { memberNumber: number; name: { ar: string; en: string }; mustSetPassword: boolean };
export type ComputerUser = { id: string; username: string; permissions: ComputerPermission[] };
/** `secondStepDue` marks an admin who may only do what a viewer may, until both factors were shown. */
export type StaffUser = { id: string; email: string; fullName: string; role: Role; secondStepDue?: true };

export type LoginKind = "doctor" | "computer" | "staff";
export type IdentityOf = { doctor: Doctor; computer: ComputerUser; staff: StaffUser };

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export const accountIdIn = (text: string | undefined): string | null =>
  text && UUID.test(text) ? text : null;
