import type { LoginKind } from "~/domain/accounts/identities";
import { deviceFamily } from "./device-family";
import { sessionsOf } from "./session-cookies.server";
import { hashOf } from "./session-rows.server";

/**
 * Opens a session of an account in this browser and ends the one it had of this login (R22); the headers carry it. On a
 * shared computer the cookie ends with the browser; unless it is said, the new session is as shared as the old one.
 */
export async function openSession(
  kind: LoginKind,
  request: Request,
  subject: string,
  saidShared?: boolean,
): Promise<Headers> {
  const sessions = sessionsOf(kind, request);
  const old = await sessions.getSession(request.headers.get("Cookie"));
  const shared = saidShared ?? old.get("shared") ?? false;
  await sessions.destroySession(old);
  const session = await sessions.getSession();
  session.set("kind", kind);
  session.set("subject", subject);
  session.set("device", deviceFamily(request.headers.get("User-Agent")));
  session.set("shared", shared);
  const headers = new Headers();
  headers.append(
    "Set-Cookie",
    await sessions.commitSession(session, shared ? { maxAge: undefined } : undefined),
  );
  return headers;
}

/** The hash under which the database keeps this browser's session of one login. */
export async function ownTokenHash(kind: LoginKind, request: Request): Promise<string> {
  const session = await sessionsOf(kind, request).getSession(request.headers.get("Cookie"));
  return hashOf(session.id);
}
