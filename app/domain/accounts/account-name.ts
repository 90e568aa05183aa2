import type { LoginKind } from "./identities";

/** One way of writing each name, so that no other way of writing it has wrong passwords of its own to spend (R4). */
export const accountName: Record<LoginKind, (typed: string) => string> = {
  doctor: (number) => number.replace(/^0+(?=\d)/, ""),
  computer: (username) => username.trim().toUpperCase(),
  staff: (email) => email.trim().toLowerCase(),
};
