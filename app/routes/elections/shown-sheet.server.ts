import type { Officer } from "~/auth/guards.server";
import { type RollOf, readRollSheet } from "~/domain/elections/roll-lines.server";
import { recordRollTaken } from "~/domain/elections/take-roll.server";
import { parseId } from "~/forms/id";
import { formatMoment } from "~/i18n/dates";
import { inLanguage } from "~/i18n/fallback";
import type { Language } from "~/i18n/languages";
import { translator } from "~/i18n/translator";
import { now } from "~/platform/clock.server";
import { nameOfRoll } from "./asked-roll.server";
import { writtenMoment } from "./written-moment";

/** One sheet of a roll ready to show; that it was taken is put on record. */
export async function shownSheet(
  officer: Officer,
  roll: RollOf,
  { page, language }: { page: string | null; language: Language },
) {
  const { lines, total, sheet, sheets, before } = await readRollSheet(roll, parseId(page ?? undefined) ?? 1);
  await recordRollTaken(officer, roll, { action: "roll.print", lines: lines.length, sheet });
  return {
    title: translator(language, "roll")("print.title", { centre: nameOfRoll(roll, language).value }),
    election: inLanguage(language, roll.election.title),
    centre: roll.centre?.code ?? ("none" as const),
    asOf: formatMoment(now(), language),
    total,
    sheet,
    sheets,
    before,
    lines: lines.map(({ memberNumber, name, markedAt }) => ({
      memberNumber,
      name: inLanguage("ar", name),
      voted: markedAt && writtenMoment(markedAt),
    })),
  };
}

export type ShownSheet = Awaited<ReturnType<typeof shownSheet>>;
