import { createCookie, createSessionStorage, type SessionStorage } from "@remix-run/node";
import type { LoginKind } from "~/domain/accounts/identities";
import { settings } from "~/platform/settings.server";
import { sessionRows } from "./session-rows.server";

export type SessionFacts = { kind: LoginKind; subject: string; device: string | null; shared: boolean };

const LIFE_SECONDS = 7 * 24 * 60 * 60;

/** Whether our pages reach the reader by HTTPS, so that cookies may be kept to it. */
export const isSecure = (request: Request) =>
  new URL(settings.publicUrl ?? request.url).protocol === "https:";

const cookieFor = (kind: LoginKind, secure: boolean) =>
  createCookie(`${secure ? "__Host-" : ""}naqaba_${kind}`, {
    path: "/",
    httpOnly: true,
    sameSite: "lax",
    secure,
    maxAge: LIFE_SECONDS,
    secrets: settings.sessionSecrets,
  });

const storageFor = (kind: LoginKind, secure: boolean): SessionStorage<SessionFacts> =>
  createSessionStorage<SessionFacts>({
    cookie: cookieFor(kind, secure),
    ...sessionRows(kind, LIFE_SECONDS),
  });

const kinds: LoginKind[] = ["doctor", "computer", "staff"];
const storages = new Map(
  kinds.flatMap((kind) =>
    [true, false].map((secure) => [`${kind} ${secure}`, storageFor(kind, secure)] as const),
  ),
);

/** The cookie session of one login: the cookie holds a signed random token, the row everything else. */
export const sessionsOf = (kind: LoginKind, request: Request) =>
  storages.get(`${kind} ${isSecure(request)}`)!;

/** Whether the request bears a session cookie of this login, valid or not. */
export const bearsSession = (kind: LoginKind, request: Request) =>
  (request.headers.get("Cookie") ?? "").includes(`naqaba_${kind}=`);

/** The header value by which a browser forgets its session of this login, whatever becomes of the row. */
export const forgetSession = (kind: LoginKind, request: Request): Promise<string> =>
  cookieFor(kind, isSecure(request)).serialize("", { maxAge: 0 });
