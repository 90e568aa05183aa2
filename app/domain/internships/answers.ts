import { formatDay, type Language, translator } from "~/i18n";
import { type Application, type ApplicationField, allFields, type Field, type Kind } from "./fields";
import { codeNames, namedChoices } from "./reference-lists";

/** An answer as a person reads it; `ltr` for numbers and addresses that read left to right in any text. */
export type ReadableAnswer = { field: ApplicationField; text: string; ltr: boolean };

const leftToRight: readonly Kind[] = ["code", "digits", "phone", "email"];

export const isCode = ({ choices, list }: Field): boolean => Boolean(choices || list);

/** The words of the codes of applications, for many of them: every list is read once. Empty for a code that has none. */
export function codeWords(language: Language) {
  const names = codeNames(language);
  return ({ key, choices = [], list }: Field, of: Application): string => {
    const code = of[key];
    if (list === "university") return names.university(of.degreeCountry, Number(code));
    if (list) return names[list](Number(code));
    return namedChoices(choices, language).find((choice) => choice.code === code)?.name ?? "";
  };
}

export function answersOf(application: Application, language: Language): ReadableAnswer[] {
  const none = translator(language, "internship")("not-given");
  const words = codeWords(language);
  const textOf = (field: Field): string | null => {
    const kept = application[field.key];
    if (kept === null) return null;
    if (field.kind === "day") return formatDay(String(kept), language);
    return (isCode(field) && words(field, application)) || String(kept);
  };
  return allFields.map((field) => {
    const text = textOf(field);
    return { field: field.edge, text: text ?? none, ltr: text !== null && leftToRight.includes(field.kind) };
  });
}
