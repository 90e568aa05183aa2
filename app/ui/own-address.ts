import type { Language } from "~/i18n/languages";

const split = (path: string) => {
  const [pathname = "/", search = ""] = path.split("?", 2);
  return { pathname, query: new URLSearchParams(search) };
};

/** This address without a language in it, so that the preference decides. */
export function withoutLanguage(path: string): string {
  const { pathname, query } = split(path);
  query.delete("lang");
  return query.size ? `${pathname}?${query}` : pathname;
}

/** This address in a language. */
export function inLanguageOf(path: string, language: Language): string {
  const { pathname, query } = split(path);
  query.set("lang", language);
  return `${pathname}?${query}`;
}

/** Whether a menu link leads here ("page"), to a page above this one ("true"), or elsewhere. */
export function currentFor(link: string, path: string): "page" | "true" | undefined {
  const [pathname = "/"] = path.split("?", 1);
  if (pathname === link) return "page";
  return link !== "/" && pathname.startsWith(`${link}/`) ? "true" : undefined;
}
