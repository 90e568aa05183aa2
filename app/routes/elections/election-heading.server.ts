import type { Election } from "~/domain/elections/elections.server";
import { windowState } from "~/domain/elections/voting-window";
import { inLanguage, type Language, translator } from "~/i18n";
import { windowWords } from "~/letters/marks";
import { now } from "~/platform/clock.server";

export function electionHeading(election: Election | null, language: Language) {
  if (!election) return null;
  const state = windowState(election, now());
  return {
    title: inLanguage(language, election.title),
    state,
    sentence: translator(language, "elections")(`window.${state}`, windowWords(election, language)),
  };
}

export type ElectionHeading = NonNullable<ReturnType<typeof electionHeading>>;
