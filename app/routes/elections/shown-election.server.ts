import type { Election } from "~/domain/elections/current-election.server";
import { windowWords } from "~/domain/elections/mark-words";
import { windowState } from "~/domain/elections/window-state";
import { inLanguage } from "~/i18n/fallback";
import type { Language } from "~/i18n/languages";
import { translator } from "~/i18n/translator";
import { now } from "~/platform/clock.server";

/** An election as the page heads it: its title, and whether voting is still to come, under way or over. */
export function shownElection(election: Election | null, language: Language) {
  if (!election) return null;
  const state = windowState(election, now());
  return {
    title: inLanguage(language, election.title),
    state,
    sentence: translator(language, "elections")(`window.${state}`, windowWords(election, language)),
  };
}

export type ShownElection = NonNullable<ReturnType<typeof shownElection>>;
