import type { IncomingHttpHeaders } from "node:http";
import { isLiteFor, languagePreference, themePreference } from "../preference-cookies.server";
import { isKeptAddress } from "./kept-addresses";

const OURS = /(?:^|;\s*)(?:(?:__Host-)?naqaba_(?!device=)|flash=[^;\s])/;

/** Whether a reader brings nothing that a page could show: no session, no draft, no message; preferences do not count. */
export const bringsNothing = (cookies: string): boolean => !OURS.test(cookies);

/** What pages are leafed through by; any other query is a question of somebody's own, and would push the pages out. */
const LEAFED_BY = /^(?:page=\d{1,3}|tab=[a-z]{1,12}|lang=[a-z]{2})$/;
/** Fields of a list's search that mean nothing when they are left empty; on other pages an empty field is a mistake to name. */
const SEARCH_FIELDS = ["q", "date", "page"];
const LONGEST_ADDRESS = 500;

/**
 * The address of a page in one spelling, however its query was ordered and whatever its search left empty; null for one that is
 * not kept.
 */
export function addressOf(url: string): string | null {
  if (url.length > LONGEST_ADDRESS) return null;
  const end = url.includes("?") ? url.indexOf("?") : url.length;
  const path = url.slice(0, end);
  const plain = path.length > 1 && path.endsWith("/") ? path.slice(0, -1) : path;
  if (!isKeptAddress(plain)) return null;
  const asked = url.slice(end + 1);
  if (!asked) return plain;
  const query = new URLSearchParams(asked);
  for (const name of SEARCH_FIELDS) query.delete(name, "");
  query.sort();
  const parts = [...query].map(([name, value]) => `${name}=${value}`);
  if (!parts.every((part) => LEAFED_BY.test(part))) return null;
  return parts.length ? `${plain}?${parts.join("&")}` : plain;
}

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
  const address = addressOf(url);
  if (!address) return null;
  const language = languagePreference.read(cookie) ?? "";
  const chosen = /[?&]lang=(..)/.exec(address)?.[1];
  if (chosen && chosen !== language) return null;
  const { "x-forwarded-proto": scheme = "", "x-forwarded-host": named = "" } = headers;
  const site = behindProxy ? `${scheme} ${named} ${host}` : host;
  const theme = themePreference.read(cookie) ?? "";
  const lite = isLiteFor(cookie, headers["save-data"]) ? "lite" : "";
  return `${site}|${language}|${theme}|${lite}|${address}`;
}
