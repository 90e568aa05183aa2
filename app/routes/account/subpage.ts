import { type PagePath, pages } from "~/content/pages";
import type { Language } from "~/i18n/languages";
import { documentTitle } from "~/ui/page-meta";

/** The title of a page below one's own account, and the way back to it. */
export function accountSubpage(path: PagePath, language: Language) {
  const title = pages[path][language];
  return {
    title,
    documentTitle: documentTitle(title, language),
    crumbs: [{ title: pages["/account"][language], path: "/account" }],
  };
}
