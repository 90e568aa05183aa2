import type { StoredElection } from "~/domain/elections/elections.server";
import { touchesOpen } from "~/domain/elections/voting-window";
import { inLanguage, type Language } from "~/i18n/languages";
import { now } from "~/platform/clock.server";

export const titleIn = (language: Language, { titleAr, titleEn }: StoredElection): string =>
  inLanguage(language, { ar: titleAr, en: titleEn }).value;

/** What any change of this election touches now. */
export const touchesIfOpen = (election: StoredElection) =>
  touchesOpen({ current: null, before: election }, now());
