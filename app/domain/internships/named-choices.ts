import type { Language } from "~/i18n/languages";
import { translator } from "~/i18n/translator";
import type { Choice } from "./reference-lists";

/** What the codes 1, 2 and so on stand for, in their order (specification 2, §3). */
const meanings = {
  SEX: ["male", "female"],
  LIVE_PLACE: ["jordan", "west-bank", "abroad"],
  ID_TYPE: ["passport", "card", "family-book", "children-card"],
  HI_SCHOOL_RV: ["scientific", "literary"],
} as const;

export type ChoiceField = keyof typeof meanings;

export const isChoiceField = (field: string): field is ChoiceField => field in meanings;

/** The few choices of a field, as codes and words. */
export function namedChoices(field: ChoiceField, language: Language): Choice[] {
  const t = translator(language, "internship");
  return meanings[field].map((name, at) => ({ code: at + 1, name: t(`choices.${name}`) }));
}
