import type { Election } from "~/domain/elections/current-election.server";
import { readTurnout } from "~/domain/elections/turnout.server";
import type { Language } from "~/i18n/languages";
import { turnoutLines } from "./shown-turnout.server";

/** Every roll of an election that can be printed, with how many are on it. */
export async function shownRolls(election: Election, language: Language) {
  const { perCentre, withoutCentre } = await readTurnout(election);
  const codes = perCentre.map(({ code }) => code);
  const lines = turnoutLines({ perCentre, withoutCentre }, language);
  return {
    wholeRegister: election.rollImportedAt === null,
    rolls: lines.map(({ name, onRoll }, nth) => ({
      name,
      voters: onRoll,
      centre: codes[nth] ?? ("none" as const),
    })),
  };
}

export type ShownRolls = Awaited<ReturnType<typeof shownRolls>>;
