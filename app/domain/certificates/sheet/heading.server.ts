import { association } from "~/content/association";
import { certificateWords } from "~/content/certificate";
import type { Words } from "~/content/words";
import { A4 } from "~/platform/pdf/canvas.server";
import { colours } from "~/platform/pdf/style";
import { drawSeal } from "./frame.server";
import { type Letters, letters, type Sheet, type Tongue } from "./sheet.server";

const SEAL = 60;
const RULE = 60;
const RULE_GAP = 40;

const publisher = {
  ar: letters(20, 30, { weight: "bold", colour: colours.accent }),
  en: letters(13.5, 18, { colour: colours.accent }),
};
const year = letters(11, 18, { colour: colours.muted });
const title = { ar: letters(36, 50, { weight: "bold" }), en: letters(19, 25, { colour: colours.muted }) };

/** Whose certificate it is, and what it is. */
export function heading(sheet: Sheet, top: number): number {
  const both = (text: Words, looks: Record<Tongue, Letters>, from: number) => {
    const next = sheet.centred(sheet.wording(text.ar, "ar", looks.ar), from);
    return sheet.centred(sheet.wording(text.en, "en", looks.en), next);
  };
  const named = both(association.name, publisher, drawSeal(sheet, top, SEAL) - 6);
  const dated = sheet.centred(sheet.wording(certificateWords.founded, "ar", year), named);
  for (const x of [A4.width / 2 - RULE_GAP - RULE, A4.width / 2 + RULE_GAP]) {
    sheet.page.rule(x, (named + dated) / 2, RULE, colours.accent, 0.5);
  }
  return both(certificateWords.title, title, dated - 14);
}
