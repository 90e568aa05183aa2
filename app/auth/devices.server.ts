import { randomUUID } from "node:crypto";
import { createCookie } from "@remix-run/node";
import type { LoginKind } from "~/domain/accounts/identities";
import { settings } from "~/platform/settings.server";

const cookie = createCookie("naqaba_device", {
  path: "/",
  httpOnly: true,
  sameSite: "lax",
  secure: settings.publicUrl?.startsWith("https:"),
  maxAge: 365 * 24 * 60 * 60,
  secrets: settings.sessionSecrets,
});

const MOST_ACCOUNTS = 10;
type Known = { id: string; accounts: string[] };

async function read(request: Request): Promise<Known> {
  const kept = await cookie.parse(request.headers.get("Cookie"));
  return typeof kept?.id === "string" && Array.isArray(kept.accounts)
    ? kept
    : { id: randomUUID(), accounts: [] };
}

/**
 * Under which key an account's wrong passwords are counted: a device that has signed in to it before has a count of
 * its own, so that a stranger's guesses do not lock the owner out.
 */
export async function failureKey(request: Request, kind: LoginKind, name: string): Promise<string> {
  const { id, accounts } = await read(request);
  const account = `${kind}:${name}`;
  return accounts.includes(account) ? `failures:${account}:${id}` : `failures:${account}`;
}

/** The header value that marks this device as one the account's owner uses. */
export async function rememberDevice(request: Request, kind: LoginKind, name: string): Promise<string> {
  const { id, accounts } = await read(request);
  const account = `${kind}:${name}`;
  const kept = [account, ...accounts.filter((other) => other !== account)].slice(0, MOST_ACCOUNTS);
  return cookie.serialize({ id, accounts: kept });
}
