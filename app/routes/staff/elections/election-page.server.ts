import type { StoredElection } from "~/domain/elections/elections.server";
import { touchesOpen } from "~/domain/elections/voting-window";
import { inLanguage, type Language } from "~/i18n/languages";
import { now } from "~/platform/clock.server";
import { ABOVE_ELECTION, electionPage } from "./addresses";

export const titleIn = (language: Language, { titleAr, titleEn }: StoredElection): string =>
  inLanguage(language, { ar: titleAr, en: titleEn }).value;

/** The way back up from a page below that of an election. */
export const crumbsTo = (election: StoredElection, language: Language) => [
  ...ABOVE_ELECTION,
  { title: titleIn(language, election), path: electionPage(election.id) },
];

/** What any change of this election touches now. */
export const touchesIfOpen = (election: StoredElection) =>
  touchesOpen({ current: null, before: election }, now());
