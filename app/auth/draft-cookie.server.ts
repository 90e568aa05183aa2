import { type CookieSerializeOptions, parse, serialize } from "cookie";
import { isSecure } from "./sessions.server";

const TOKEN = /^[\w-]{22}$/;

const nameFor = (request: Request) => `${isSecure(request) ? "__Host-" : ""}naqaba_draft`;

const cookieOf = (request: Request, token: string, options: CookieSerializeOptions = {}) =>
  serialize(nameFor(request), token, {
    path: "/",
    httpOnly: true,
    sameSite: "lax",
    secure: isSecure(request),
    ...options,
  });

export function readDraftToken(request: Request): string | null {
  const token = parse(request.headers.get("Cookie") ?? "")[nameFor(request)];
  return token && TOKEN.test(token) ? token : null;
}

/** Returns a session cookie: it ends with the browser, because phones are shared. */
export const draftCookie = (request: Request, token: string): string => cookieOf(request, token);

export const noDraftCookie = (request: Request): string => cookieOf(request, "", { maxAge: 0 });
