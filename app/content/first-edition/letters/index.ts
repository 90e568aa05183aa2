import type { FirstItem } from "../../edition";
import type { LetterName } from "../../letters";
import { lettersOnAccounts } from "./accounts";
import { lettersOnApplications } from "./applications";
import { lettersOnMessages } from "./messages";
import { lettersOnRegister } from "./register";

export type FirstLetter = { subject_ar: string; subject_en: string; body_ar: string; body_en: string };

export const firstLetters: Record<LetterName, FirstLetter> = {
  ...lettersOnAccounts,
  ...lettersOnRegister,
  ...lettersOnApplications,
  ...lettersOnMessages,
};

export const firstLetterItems: FirstItem[] = Object.entries(firstLetters).map(([key, texts]) => ({
  key,
  fields: Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== "")),
}));
