import type { Address, Login } from "~/addresses/address";
import type { IdentityOf } from "~/domain/accounts/identities";
import { keyedHashes } from "~/platform/encrypt.server";
import { requestScope } from "~/platform/request-scope.server";
import { SIGNED_IN_AS } from "./submission";

const logins: readonly Login[] = ["doctor", "computer", "staff"];
const MARK_LENGTH = 16;

const idOf: { [Kind in Login]: (identity: IdentityOf[Kind]) => string } = {
  doctor: ({ memberNumber }) => `${memberNumber}`,
  computer: ({ id }) => id,
  staff: ({ id }) => id,
};

/**
 * Returns one mark for each listed SESSION_SECRET, the current one first, because an older one may have marked the
 * form.
 */
const marksOf = <Kind extends Login>(kind: Kind, identity: IdentityOf[Kind]): string[] =>
  keyedHashes("the account of a form", `${kind}:${idOf[kind](identity)}`).map(
    (hash) => `${kind}.${hash.slice(0, MARK_LENGTH)}`,
  );

const findIdentity = async <Kind extends Login>(kind: Kind) =>
  ((await requestScope()?.identities?.[kind]) ?? null) as IdentityOf[Kind] | null;

/**
 * Returns the marks of the accounts for which the forms of an address act, separated by spaces; empty for public pages.
 */
export async function formAccountOf(address: Address | null): Promise<string> {
  const roles: string = (address?.sender ?? address?.who)?.login ?? "none";
  const marks = logins
    .filter((kind) => roles.includes(kind))
    .map(async (kind) => {
      const identity = await findIdentity(kind);
      return identity ? [marksOf(kind, identity)[0]!] : [];
    });
  return (await Promise.all(marks)).flat().join(" ");
}

/**
 * Returns the login whose account has changed since the form was rendered, else null. A login that is signed out by now
 * is left to the guards, and a form without marks comes from a program or an older page.
 */
export async function findChangedLogin(form: FormData): Promise<Login | null> {
  const marks = String(form.get(SIGNED_IN_AS) ?? "").split(" ");
  for (const kind of logins) {
    const mark = marks.find((each) => each.startsWith(`${kind}.`));
    const identity = mark ? await findIdentity(kind) : null;
    if (mark && identity && !marksOf(kind, identity).includes(mark)) return kind;
  }
  return null;
}
