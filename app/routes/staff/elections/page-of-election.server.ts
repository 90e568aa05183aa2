import { pages } from "~/content/pages";
import type { StoredElection } from "~/domain/elections/election-list.server";
import { inLanguage } from "~/i18n/fallback";
import type { Language } from "~/i18n/languages";
import { documentTitle } from "~/ui/document-title";
import { electionPage, LIST } from "./address";

/** The title of a page below the list of elections, and the way back up; below an election, through its own page. */
export function pageOf(title: string, language: Language, election?: StoredElection) {
  const above = (["/dashboard", LIST] as const).map((path) => ({ title: pages[path][language], path }));
  const own = election && {
    title: inLanguage(language, { ar: election.titleAr, en: election.titleEn }).value,
    path: electionPage(election.id),
  };
  return {
    title,
    documentTitle: documentTitle(title, language),
    crumbs: own ? [...above, own] : above,
  };
}
