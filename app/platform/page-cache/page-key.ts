import type { IncomingHttpHeaders } from "node:http";
import { isLiteFor, languagePreference, themePreference } from "../preference-cookies.server";
import { isKeptAddress } from "./kept-addresses";

const OURS = /(?:^|;\s*)(?:(?:__Host-)?naqaba_(?!device=)|flash=[^;\s])/;

/** Whether a reader brings nothing that a page could show: no session, no draft, no message; preferences do not count. */
export const bringsNothing = (cookies: string): boolean => !OURS.test(cookies);

type Asked = { method?: string; url?: string; headers: IncomingHttpHeaders };

const hasBody = (headers: IncomingHttpHeaders) =>
  "content-length" in headers || "transfer-encoding" in headers;

/**
 * All that a page depends on which is the same for everybody, in one text: how the site was addressed, the reader's
 * preferences, the page. Null where the answer may be the asker's own, or sets a cookie as `?lang=` does.
 */
export function pageKey({ method, url = "", headers }: Asked, behindProxy: boolean): string | null {
  const { cookie = "", host } = headers;
  if (method !== "GET" || !host || hasBody(headers) || !bringsNothing(cookie)) return null;
  if (!isKeptAddress(url)) return null;
  const language = languagePreference.read(cookie) ?? "";
  const chosen = /[?&]lang=(..)/.exec(url)?.[1];
  if (chosen && chosen !== language) return null;
  const { "x-forwarded-proto": scheme = "", "x-forwarded-host": named = "" } = headers;
  const site = behindProxy ? `${scheme} ${named} ${host}` : host;
  const theme = themePreference.read(cookie) ?? "";
  const lite = isLiteFor(cookie, headers["save-data"]) ? "lite" : "";
  return `${site}|${language}|${theme}|${lite}|${url}`;
}
