import { type PagePath, pages } from "~/content/pages";
import type { Language } from "~/i18n/languages";
import { documentTitle } from "~/ui/page-meta";

/** The title of a page, for its heading and for the browser's tab. */
export function shownTitle(path: PagePath, language: Language) {
  const title = pages[path][language];
  return { title, documentTitle: documentTitle(title, language) };
}
