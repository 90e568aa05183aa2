import { randomInt } from "node:crypto";
import { expect } from "vitest";
import type { Role } from "~/domain/accounts/identities";
import type { Visitor } from "../visitor/visitor";

export const ACCOUNTS = "/dashboard/accounts-management";
export const PASSWORD = "a long enough one";

/** Long, and nowhere to break it: what does not wrap runs over on a phone. */
export const ownEmail = () => `salma${randomInt(1e9)}ofthehouse@site.test`;

/** An account of staff that an admin, who is signed in, makes for a journey; its e-mail address. */
export async function aStaffAccount(admin: Visitor, role: Role): Promise<string> {
  const email = ownEmail();
  const made = await admin.post(ACCOUNTS, { email, full_name: "سلمى الخطيب", password: PASSWORD, role });
  expect([made.status, made.headers.get("Location")]).toEqual([303, ACCOUNTS]);
  return email;
}

/**
 * The selector of somebody's row in the list of accounts, looked for from the page shown onwards. It names the account, since
 * other journeys add accounts above it meanwhile.
 */
export async function rowOf(admin: Visitor, email: string): Promise<string> {
  const rows = await admin.all("main tbody tr");
  const row = rows.find(({ textContent }) => textContent?.includes(email));
  if (row) return `#${row.id}`;
  await admin.press({ css: "main a[rel=next]" });
  return rowOf(admin, email);
}
