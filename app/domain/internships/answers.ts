import { formatDay, type Language, translator } from "~/i18n";
import { type Application, type ApplicationField, allFields, type Field, type Kind } from "./fields";
import { codeNames, namedChoices } from "./reference-lists";

/** An answer as text; `ltr` is true for numbers and addresses that read from left to right in any language. */
export type ReadableAnswer = { field: ApplicationField; text: string; ltr: boolean };

const leftToRight: readonly Kind[] = ["code", "digits", "phone", "email"];

export const isCode = ({ choices, list }: Field): boolean => Boolean(choices || list);

/**
 * Returns a function from codes to words. It reads every list once, for use with many applications; unknown codes give
 * an empty text.
 */
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
