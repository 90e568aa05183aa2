import { association } from "~/content/association";
import { inOneLine, type LetterPart, letterBody } from "~/domain/outbox/letter-body";
import { type Language, languages } from "~/i18n/languages";
import { translator } from "~/i18n/translator";

export type Names = { nameAr: string; nameEn: string };

const farewell = (language: Language): LetterPart[] => [
  { label: translator(language, "record")("letter.call"), value: association.phone, code: true },
  { sentence: association.name[language] },
];

export function greeting(language: Language, { nameAr, nameEn }: Names): LetterPart {
  const name = inOneLine(language === "ar" ? nameAr : nameEn || nameAr);
  return { sentence: translator(language, "record")("letter.greeting", { name: `\u2068${name}\u2069` }) };
}

/** A letter in both languages, the Arabic first: the register does not know which of them a doctor reads. */
export function bilingualLetter(
  subject: (language: Language) => string,
  parts: (language: Language) => LetterPart[],
) {
  const body = letterBody(
    "ar",
    languages.flatMap((language) => [...parts(language), ...farewell(language)]),
  );
  return { subject: languages.map(subject).join(" · "), ...body };
}
