import type { ComputerUser, Doctor, IdentityOf, LoginKind, StaffUser } from "~/domain/accounts/identities";
import { findAccountBySubject } from "~/domain/accounts/queries.server";
import { requestScope } from "~/platform/request-scope.server";
import { isComputerNetwork } from "./computer-network.server";
import { bearsSession, sessionsOf } from "./session-cookies.server";

export type Visitor = { doctor: Doctor | null; computer: ComputerUser | null; staff: StaffUser | null };

/**
 * Who is signed in with one login, or null; the account is read anew, so a disabled one is nobody, as is a computer user
 * elsewhere than in the networks for them.
 */
export async function identityOf<Kind extends LoginKind>(
  kind: Kind,
  request: Request,
): Promise<IdentityOf[Kind] | null> {
  if (!bearsSession(kind, request)) return null;
  if (kind === "computer" && !isComputerNetwork()) return null;
  const session = await sessionsOf(kind, request).getSession(request.headers.get("Cookie"));
  const subject = session.get("subject");
  if (!subject) return null;
  const account = await findAccountBySubject[kind](subject);
  const identity = (account?.identity ?? null) as IdentityOf[Kind] | null;
  const scope = requestScope();
  if (identity && scope) scope.caller = kind;
  return identity;
}

/** Everybody this browser is signed in as; the three logins may stand side by side. */
export async function whoIs(request: Request): Promise<Visitor> {
  const [doctor, computer, staff] = await Promise.all([
    identityOf("doctor", request),
    identityOf("computer", request),
    identityOf("staff", request),
  ]);
  return { doctor, computer, staff };
}
