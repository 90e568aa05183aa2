import type { Election } from "~/domain/elections/current-election.server";
import type { VoterCard } from "~/domain/elections/voter-card.server";
import { formatMoment } from "~/i18n/dates";
import { inLanguage, type Language } from "~/i18n/languages";

/** A doctor's own line of the roll of an election, ready to show: where it expects the doctor, and the mark on it. */
export function shownLine(election: Election, card: VoterCard, language: Language) {
  const { onRoll, name, memberNumber, rollCentre, mark } = card;
  return {
    title: inLanguage(language, election.title),
    from: formatMoment(election.opensAt, language),
    to: formatMoment(election.closesAt, language),
    wholeRegister: election.rollImportedAt === null,
    onRoll,
    name,
    memberNumber,
    centre: rollCentre && inLanguage(language, rollCentre),
    mark: mark && {
      moment: formatMoment(new Date(mark.at), language),
      centre: mark.centre && inLanguage(language, mark.centre),
      desk: mark.desk,
    },
  };
}

export type ShownLine = ReturnType<typeof shownLine>;
