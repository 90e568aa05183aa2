import type { Turnout } from "~/domain/elections/turnout";
import type { ReadTurnout } from "~/domain/elections/turnout.server";
import { inLanguage, type LocalText } from "~/i18n/fallback";
import type { Language } from "~/i18n/languages";
import { translator } from "~/i18n/translator";

export type TurnoutLine = Turnout & { key: string; name: LocalText };

/** The lines of a turnout: every centre, then those for whom none is named, if there are any. */
export function turnoutLines(
  { perCentre, withoutCentre }: Pick<ReadTurnout, "perCentre" | "withoutCentre">,
  language: Language,
): TurnoutLine[] {
  const lines = perCentre.map(({ name, code, ...turnout }) => ({
    ...turnout,
    key: String(code),
    name: inLanguage(language, name),
  }));
  if (!withoutCentre) return lines;
  const value = translator(language, "turnout")("without-centre");
  return [...lines, { ...withoutCentre, key: "none", name: { value, lang: language } }];
}
