import type { Fields } from "~/content/edition";
import { holders, holdersIn, isLetter, letters, standing } from "~/content/letters";
import { isTerm } from "~/content/member-terms";
import { namedPlaceholders } from "./named-placeholders";

const mistake = (code: string, names: readonly string[]) => [`${code}?${namedPlaceholders(names)}`];

const neverInSubject: readonly string[] = ["secret", "passage"];

/** Reports placeholders: a text that lost its link or code is useless, and an unknown one would stay in braces. */
export function letterMistakes(name: string, fields: Fields): Record<string, string[]> {
  if (!isLetter(name)) return {};
  const placeholders: { must: readonly string[]; may: readonly string[]; arabic?: true } = letters[name];
  const known: readonly string[] = [...placeholders.must, ...placeholders.may, ...standing];
  const inSubject = known.filter((each) => !neverInSubject.includes(holders[each as keyof typeof holders]));
  const mistakes: Record<string, string[]> = {};
  for (const field of ["subject_ar", "subject_en", "body_ar", "body_en"]) {
    const text = String(fields[field] ?? "");
    const [part, language] = field.split("_");
    const named = holdersIn(text);
    const allowed = part === "subject" ? inSubject : known;
    const unknown = named.filter((each) => !allowed.includes(each) && !isTerm(each));
    const isNeeded = part === "body" && text !== "" && !(placeholders.arabic && language === "en");
    const lacking = isNeeded ? placeholders.must.filter((each) => !named.includes(each)) : [];
    if (unknown.length) mistakes[field] = mistake("content:unknown-holders", unknown);
    else if (lacking.length) mistakes[field] = mistake("content:lacking-holders", lacking);
  }
  return mistakes;
}
