import type { AppLoadContext } from "@remix-run/node";
import { accountName } from "~/domain/accounts/account-name";
import type { IdentityOf, LoginKind } from "~/domain/accounts/identities";
import { rememberDevice } from "./known-device.server";
import { openSession } from "./open-session.server";
import { authenticate } from "./password-strategy.server";
import { pendingSignIn, SecondStepNeeded } from "./pending-sign-in.server";
import { sessionsOf } from "./session-cookies.server";

export { SignInRefused } from "./password-strategy.server";
export { SecondStepNeeded } from "./pending-sign-in.server";

const clientOf = (context: AppLoadContext) => (context as { client?: string }).client || "unknown";

type Asked = {
  request: Request;
  context: AppLoadContext;
  name: string;
  password: string;
  shared?: boolean;
};

/**
 * Signs in: a new session, the browser's old one of this login ended, the device remembered unless others use it too.
 * Throws SignInRefused, or SecondStepNeeded where the password is right and a code is still to come. The headers carry
 * the cookies.
 */
export async function signIn<Kind extends LoginKind>(
  kind: Kind,
  { request, context, name, password, shared = false }: Asked,
): Promise<{ identity: IdentityOf[Kind]; headers: Headers }> {
  const own = accountName[kind](name);
  const account = await authenticate(kind, request, { name: own, password, client: clientOf(context) });
  if (account.secondStep) throw new SecondStepNeeded(await pendingSignIn(account));
  const headers = await openSession(kind, request, account.subject, shared);
  if (!shared) headers.append("Set-Cookie", await rememberDevice(request, kind, own));
  return { identity: account.identity, headers };
}

/** The headers of an answer to somebody who leaves: what was cached is forgotten. */
export const leaving = () => new Headers({ "Clear-Site-Data": '"cache"' });

/** Ends this browser's session of one login, on the server too; the headers forget the cookie and what was cached. */
export async function signOut(kind: LoginKind, request: Request): Promise<Headers> {
  const sessions = sessionsOf(kind, request);
  const session = await sessions.getSession(request.headers.get("Cookie"));
  const headers = leaving();
  headers.append("Set-Cookie", await sessions.destroySession(session));
  return headers;
}
