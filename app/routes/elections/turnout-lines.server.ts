import type { readTurnout, Turnout } from "~/domain/elections/turnout.server";
import { inLanguage, type Language, type LocalText } from "~/i18n/languages";
import { translator } from "~/i18n/translator";

type ReadTurnout = Awaited<ReturnType<typeof readTurnout>>;

export type TurnoutLine = Turnout & { key: string; name: LocalText };

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
