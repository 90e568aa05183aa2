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

const MAX_ACCOUNTS = 10;
type Known = { id: string; accounts: string[] };

async function read(request: Request): Promise<Known> {
  const stored = await cookie.parse(request.headers.get("Cookie"));
  return typeof stored?.id === "string" && Array.isArray(stored.accounts)
    ? stored
    : { id: randomUUID(), accounts: [] };
}

/**
 * Returns the key of the failure counter. A known device has its own, so that a stranger's guesses do not lock the
 * owner out.
 */
export async function failureKey(request: Request, kind: LoginKind, name: string): Promise<string> {
  const { id, accounts } = await read(request);
  const account = `${kind}:${name}`;
  return accounts.includes(account) ? `failures:${account}:${id}` : `failures:${account}`;
}

export const isKnownDevice = async (request: Request, kind: LoginKind, name: string): Promise<boolean> =>
  (await read(request)).accounts.includes(`${kind}:${name}`);

export async function rememberDevice(request: Request, kind: LoginKind, name: string): Promise<string> {
  const { id, accounts } = await read(request);
  const account = `${kind}:${name}`;
  const latest = [account, ...accounts.filter((other) => other !== account)].slice(0, MAX_ACCOUNTS);
  return cookie.serialize({ id, accounts: latest });
}
