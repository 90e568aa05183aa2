import type { LoginKind } from "./identities";

/** One way of writing each name, so that no other way of writing it has wrong passwords of its own to spend (R4). */
export const accountName: Record<LoginKind, (typed: string) => string> = {
  doctor: (number) => number.replace(/^0+(?=\d)/, ""),
  computer: (username) => username.trim().toUpperCase(),
  staff: (email) => email.trim().toLowerCase(),
};

const USERNAME = /^[A-Z0-9][A-Z0-9._-]{1,39}$/;

/** The user name of the computer portal as it is kept, in upper case; null for one that cannot be typed everywhere. */
export function readUsername(typed: string): string | null {
  const name = typed.trim().toUpperCase();
  return USERNAME.test(name) ? name : null;
}
