import type { IncomingHttpHeaders } from "node:http";
import { isCacheable } from "~/addresses/cacheable";
import { isLiteFor, languagePreference, themePreference } from "../platform/preference-cookies.server";

const OURS = /(?:^|;\s*)(?:(?:__Host-)?naqaba_(?!device=)|flash=[^;\s])/;

/** No session, no draft, no message; preferences do not count. */
export const isAnonymous = (cookies: string): boolean => !OURS.test(cookies);

type Asked = { method?: string; url?: string; headers: IncomingHttpHeaders };

const hasBody = (headers: IncomingHttpHeaders) =>
  "content-length" in headers || "transfer-encoding" in headers;

/** Null where the answer may be the asker's own, or sets a cookie as `?lang=` does. */
export function pageKey({ method, url = "", headers }: Asked, behindProxy: boolean): string | null {
  const { cookie = "", host } = headers;
  if (method !== "GET" || !host || hasBody(headers) || !isAnonymous(cookie)) return null;
  if (!isCacheable(url)) return null;
  const language = languagePreference.read(cookie) ?? "";
  const chosen = /[?&]lang=(..)/.exec(url)?.[1];
  if (chosen && chosen !== language) return null;
  const { "x-forwarded-proto": scheme = "", "x-forwarded-host": named = "" } = headers;
  const site = behindProxy ? `${scheme} ${named} ${host}` : host;
  const theme = themePreference.read(cookie) ?? "";
  const lite = isLiteFor(cookie, headers["save-data"]) ? "lite" : "";
  return `${site}|${language}|${theme}|${lite}|${url}`;
}
