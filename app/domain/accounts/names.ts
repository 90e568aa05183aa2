import type { LoginKind } from "./identities";

/** Normalises a typed name, so that all spellings share one failure counter (R4). */
export const accountName: Record<LoginKind, (typed: string) => string> = {
  doctor: (number) => number.replace(/^0+(?=\d)/, ""),
  computer: (username) => username.trim().toUpperCase(),
  staff: (email) => email.trim().toLowerCase(),
};

/** Usernames are stored in upper case. */
export const USERNAME = "^[A-Z0-9][A-Z0-9._-]{1,39}$";
const USERNAMES = new RegExp(USERNAME);

/** Returns the username in upper case; null for one that cannot be typed everywhere. */
export function readUsername(typed: string): string | null {
  const name = typed.trim().toUpperCase();
  return USERNAMES.test(name) ? name : null;
}
