import { pages } from "~/content/pages";
import type { StoredElection } from "~/domain/elections/elections.server";
import { touchesOpen } from "~/domain/elections/voting-window";
import { inLanguage, type Language } from "~/i18n/languages";
import { now } from "~/platform/clock.server";
import { documentTitle } from "~/ui/page-meta";
import { electionPage, LIST } from "./addresses";

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

/** What any change of this election touches now. */
export const touchesIfOpen = (election: StoredElection) =>
  touchesOpen({ current: null, before: election }, now());
