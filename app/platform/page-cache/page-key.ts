import type { IncomingHttpHeaders } from "node:http";
import { isLiteFor, languagePreference, themePreference } from "../preference-cookies.server";

const AREAS = "careers|news|conferences|events|gallery";
const FORMS = "contact-us|survey|dr-qasam|dr-portal|emp-portal|emp_portal|verify";
const WRITTEN = [
  "welcome|association-council|legislations|registration-requirements|association-guide|faq|accessibility",
  "electronic-payments|authority-fund|social-solidarity-fund|mobile-phone-fund|doctors-collaboration-fund",
  "health-insurance-fund|specialty-titles-fund|privacy-policy|terms_and_conditions",
].join("|");
const NUMBER = "[1-9][0-9]{0,8}";
const ALONE = [AREAS, FORMS, WRITTEN, `(?:${AREAS})/${NUMBER}`, `gallery/${NUMBER}/photos/${NUMBER}`].join(
  "|",
);
const PAGE = "page=(?:[2-9]|[1-9][0-9]{1,2})";
const LEAFED = [
  `(?:news|gallery|gallery/${NUMBER})\\?${PAGE}`,
  `(?:conferences|events)\\?(?:tab=past|(?:tab=past&)?${PAGE})`,
].join("|");
const LANG = "lang=(?:ar|en)";

const CACHEABLE = new RegExp(`^/(?:(?:${ALONE})?(?:\\?${LANG})?|(?:${LEAFED})(?:&${LANG})?)$`);

/**
 * Whether a page at this address, path and query, is the same for everybody who brings nothing, and may be kept: what is not
 * named is not. Of all ways to write a query only that of our own links is, so that no address stands for another's page.
 */
export const isCacheable = (address: string): boolean => CACHEABLE.test(address);

const OURS = /(?:^|;\s*)(?:(?:__Host-)?naqaba_(?!device=)|flash=[^;\s])/;

/** Whether a reader brings nothing that a page could show: no session, no draft, no message; preferences do not count. */
export const isAnonymous = (cookies: string): boolean => !OURS.test(cookies);

type Asked = { method?: string; url?: string; headers: IncomingHttpHeaders };

const hasBody = (headers: IncomingHttpHeaders) =>
  "content-length" in headers || "transfer-encoding" in headers;

/** All that a page depends on; null where the answer may be the asker's own, or sets a cookie as `?lang=` does. */
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
