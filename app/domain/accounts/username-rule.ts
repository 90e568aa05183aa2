const USERNAME = /^[A-Z0-9][A-Z0-9._-]{1,39}$/;

/** The user name of the computer portal as it is kept, in upper case; null for one that cannot be typed everywhere. */
export function readUsername(typed: string): string | null {
  const name = typed.trim().toUpperCase();
  return USERNAME.test(name) ? name : null;
}
