import { foundAt } from "~/addresses/search-engines";
import { addressOf } from "~/addresses/site-map";
import { isShownNow } from "~/content/current-edition";
import type { Language } from "~/i18n";

const split = (path: string) => {
  const [pathname = "/", search = ""] = path.split("?", 2);
  return { pathname, query: new URLSearchParams(search) };
};

/** Returns this address without a language, so that the preference decides. */
export function withoutLanguage(path: string): string {
  const { pathname, query } = split(path);
  query.delete("lang");
  return query.size ? `${pathname}?${query}` : pathname;
}

export function inLanguageOf(path: string, language: Language): string {
  const { pathname, query } = split(path);
  query.set("lang", language);
  return `${pathname}?${query}`;
}

/** Returns "page" for a link to this page, "true" for one to a parent page. */
export function currentFor(link: string, path: string): "page" | "true" | undefined {
  const [pathname = "/"] = path.split("?", 1);
  if (pathname === link) return "page";
  return link !== "/" && pathname.startsWith(`${link}/`) ? "true" : undefined;
}

const TYPED = ["q", "date", "doc_no", "code", "number", "specialty", "governorate"];

export function canonicalAddress(address: string): string | null {
  const { pathname, query } = split(address);
  const path = foundAt(pathname);
  if (!path || TYPED.some((name) => query.get(name)?.trim())) return null;
  const canonical = new URLSearchParams();
  if (query.get("tab") === "past") canonical.set("tab", "past");
  const page = query.get("page") ?? "";
  if (/^[1-9]\d{0,5}$/.test(page) && page !== "1") canonical.set("page", page);
  return canonical.size ? `${path}?${canonical}` : path;
}

const PLACE = /[?#].*/;

/**
 * Returns true unless the link leads to a part of the site that the association does not use, or to a page that has
 * ended.
 */
export function isLinked(link: string): boolean {
  const path = link.replace(PLACE, "");
  return isShownNow(path, addressOf(path)?.use);
}

/** Returns the links to pages that the association uses. */
export const usedLinks = <Link extends { path: string }>(links: readonly Link[]): Link[] =>
  links.filter(({ path }) => isLinked(path));
