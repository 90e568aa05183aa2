import { randomInt } from "node:crypto";
import { expect } from "vitest";
import type { Role } from "~/domain/accounts/identities";
import type { Visitor } from "../visitor/visitor";

export const ACCOUNTS = "/dashboard/accounts-management";
export const PASSWORD = "a long enough one";

/** A long address without a place to break, which overflows on a phone unless it wraps. */
export const ownEmail = () => `salma${randomInt(1e9)}ofthehouse@site.test`;

/** Creates a staff account as the signed-in admin, and returns its e-mail address. */
export async function aStaffAccount(admin: Visitor, role: Role): Promise<string> {
  const email = ownEmail();
  const made = await admin.post(ACCOUNTS, { email, full_name: "سلمى الخطيب", password: PASSWORD, role });
  expect([made.status, made.headers.get("Location")]).toEqual([303, ACCOUNTS]);
  return email;
}

/**
 * Returns the selector of an account's row, searched from the shown page onwards. It contains the account, because
 * other journeys add accounts above it meanwhile.
 */
export async function rowOf(admin: Visitor, email: string): Promise<string> {
  const rows = await admin.all("main tbody tr");
  const row = rows.find(({ textContent }) => textContent?.includes(email));
  if (row) return `#${row.id}`;
  await admin.press({ css: "main a[rel=next]" });
  return rowOf(admin, email);
}
