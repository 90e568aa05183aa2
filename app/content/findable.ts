import { type PagePath, pages, sameAs } from "./pages";

const PERSONAL =
  /^\/(account|invitation|dashboard|dr-dashboard|computer-dashboard|complaints|setup|search|elections\/(?:turnout|closing-count|roll)|dr-portal\/.+)(\/|$)/;
const SIGN_IN: readonly string[] = ["/dr-portal", "/computer-portal", "/emp-portal"];
const PART_OF_A_LIST = /^(\/(?:news|conferences|gallery|careers))\/[1-9]\d*$/;

const isPage = (path: string): path is PagePath => path in pages;

/**
 * The one address under which search engines may show what stands at a path; null for what is personal, or typed by
 * somebody. A new page is found only once it is among `pages` or part of a public list.
 */
export function foundAt(path: string): string | null {
  const trimmed = path.replace(/\/+$/, "") || "/";
  const [, list, rest = ""] = /^(\/[^/]*)(.*)$/.exec(trimmed) ?? [];
  const own = (sameAs[list ?? ""] ?? list) + rest;
  const page = PART_OF_A_LIST.exec(own)?.[1] ?? own;
  return isPage(page) && !PERSONAL.test(own) ? own : null;
}

/** The public pages that a site map lists: all that can be found, but for the logins. */
export const listedPages = Object.keys(pages).filter(
  (path) => foundAt(path) === path && !SIGN_IN.includes(path),
);
