import { edition } from "~/content/current-edition";
import { letterText } from "~/content/letter-text";
import {
  fillHolders,
  type Holder,
  type HolderOf,
  holders,
  holdersIn,
  type LetterName,
} from "~/content/letters";
import { ltr } from "~/content/words";
import { type Language, languages } from "~/i18n";
import { inOneLine, isolated, type LetterPart, letterBody } from "./body";

type Facts = Partial<Record<Holder, string | null>>;
/** The values of an email's placeholders; a line whose value is null is left out. */
export type FactsOf<Name extends LetterName> = Record<HolderOf<Name>, string | null>;

function standingFacts(language: Language): Facts {
  const { phone, email, address } = edition().contact;
  return {
    association: edition().association.name[language],
    phone,
    email,
    address: address?.[language] ?? null,
  };
}

const isHolder = (name: string): name is Holder => Object.hasOwn(holders, name);
const valueIn = (facts: Facts, name: string) => (isHolder(name) ? (facts[name] ?? "") : "");
const isLeftToRight = (name: string) =>
  isHolder(name) && (holders[name] === "code" || holders[name] === "secret");

const filled = (text: string, facts: Facts) =>
  fillHolders(text, (name) => {
    const value = valueIn(facts, name);
    if (isLeftToRight(name)) return ltr(value);
    return isHolder(name) && holders[name] === "ours" ? value : isolated(inOneLine(value));
  });

const subjectOf = (text: string, facts: Facts, language: Language) =>
  fillHolders(text, (name) => {
    const value = valueIn(facts, name);
    return isLeftToRight(name) && language === "ar" ? ltr(value) : inOneLine(value);
  });

const alone = /^(?:([^{}]+):\s*)?\{\{([^{}]*)\}\}$/;

/**
 * Parses a line: `Label: {{name}}` is a labelled value, a passage below its label is quoted, anything else is a
 * sentence.
 */
function partsOf(line: string, facts: Facts): LetterPart[] {
  if (holdersIn(line).some((name) => !valueIn(facts, name))) return [];
  const [, label, held = ""] = alone.exec(line) ?? [];
  const name = held.trim();
  if (isHolder(name) && holders[name] === "passage")
    return [...(label ? [{ sentence: `${label}:` }] : []), { quote: valueIn(facts, name) }];
  if (label) return [{ label, value: valueIn(facts, name), code: isLeftToRight(name) }];
  return [{ sentence: filled(line, facts) }];
}

const linesOf = (text: string) =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);

const bodyParts = (text: string, facts: Facts) => linesOf(text).flatMap((line) => partsOf(line, facts));

/** Renders one language of an email; missing texts are taken from the other language. */
function writtenIn(language: Language, name: LetterName, facts: Facts) {
  const { subject, body } = letterText(name);
  const other = language === "ar" ? "en" : "ar";
  const all = { ...standingFacts(language), ...facts };
  return {
    subject: subjectOf(subject[language] || subject[other], all, language),
    parts: bodyParts(body[language] || body[other], all),
  };
}

export function writtenLetter<Name extends LetterName>(name: Name, language: Language, facts: FactsOf<Name>) {
  const { subject, parts } = writtenIn(language, name, facts);
  return { subject, ...letterBody(language, parts) };
}

/** Renders an email in both languages, Arabic first, because the register does not know the doctor's language. */
export function writtenInBoth<Name extends LetterName>(
  name: Name,
  facts: (language: Language) => FactsOf<Name>,
) {
  const both = languages.map((language) => writtenIn(language, name, facts(language)));
  const subjects = [...new Set(both.map(({ subject }) => subject))];
  const body = letterBody(
    "ar",
    both.flatMap(({ parts }) => parts),
  );
  return { subject: subjects.join(" · "), ...body };
}

/** Renders an email in Arabic, below its English text for somebody who wrote in English. */
export function writtenInArabic<Name extends LetterName>(
  name: Name,
  facts: FactsOf<Name>,
  reader: Language = "ar",
) {
  const { subject, parts } = writtenIn("ar", name, facts);
  const { body } = letterText(name);
  const english = reader === "en" ? bodyParts(body.en, { ...standingFacts("en"), ...facts }) : [];
  return { subject, ...letterBody("ar", [...english, ...parts]) };
}
