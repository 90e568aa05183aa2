import { association } from "~/content/association";
import { ltr } from "~/content/words";
import type { ApplicationField } from "~/domain/internships/fields";
import type { Language } from "~/i18n/languages";
import { translator } from "~/i18n/translator";
import { inOneLine, type LetterPart, letterBody, ourDetails } from "./body";

const words = (language: Language) => translator(language, "internship-letters");

const ending = (language: Language): LetterPart[] => [
  { sentence: words(language)("not-you") },
  ...ourDetails(language, { phone: words(language)("phone") }),
  { sentence: association.name[language] },
];

const linked = (label: string, link: string | null): LetterPart[] =>
  link ? [{ label, value: link, code: true }] : [];

export function codeLetter({ code, link }: { code: string; link: string | null }, language: Language) {
  const t = words(language);
  const body = letterBody(language, [
    { sentence: t("draft.kept") },
    { label: t("code"), value: code, code: true },
    ...linked(t("draft.continue"), link),
    { sentence: t("draft.how") },
    { sentence: t("draft.until") },
    ...ending(language),
  ]);
  return { subject: t("draft.subject"), ...body };
}

type Receipt = { temporaryNumber: string; code: string; link: string | null };

/** The letter that says that an application arrived; it holds nothing of what the applicant typed. */
export function receiptLetter({ temporaryNumber, code, link }: Receipt, language: Language) {
  const t = words(language);
  const body = letterBody(language, [
    { sentence: t("receipt.received") },
    { label: t("receipt.number"), value: temporaryNumber, code: true },
    ...linked(t("receipt.link"), link),
    { label: t("code"), value: code, code: true },
    { sentence: t("receipt.how") },
    ...ending(language),
  ]);
  return { subject: t("receipt.subject", { number: temporaryNumber }), ...body };
}

type Applicant = {
  language: Language;
  nameAr: string;
  nameEn: string;
  temporaryNumber: string;
};

type Returned = { reason: string; fields: ApplicationField[]; papers: boolean; link: string };

function letterTo(applicant: Applicant, subject: string, parts: LetterPart[]) {
  const { language, nameAr, nameEn, temporaryNumber } = applicant;
  const t = translator(language, "registrations");
  const name = inOneLine(language === "ar" ? nameAr : nameEn);
  const body = letterBody(language, [
    { sentence: t("letter.greeting", { name: `\u2068${name}\u2069` }) },
    ...parts,
    { label: t("letter.number"), value: temporaryNumber, code: true },
    { sentence: t("letter.farewell") },
    { sentence: association.name[language] },
    ...ourDetails(language, { phone: t("letter.phone"), email: t("letter.email") }),
  ]);
  return { subject: `${subject} (${ltr(temporaryNumber)})`, ...body };
}

const namesOf = (fields: ApplicationField[], language: Language) => {
  const t = translator(language, "internship");
  return new Intl.ListFormat(language).format(fields.map((field) => t(`fields.${field}`)));
};

export function returnedLetter(applicant: Applicant, { reason, fields, papers, link }: Returned) {
  const { language } = applicant;
  const t = translator(language, "registrations");
  return letterTo(applicant, t("letter.returned-subject"), [
    { sentence: t("letter.returned") },
    { sentence: t("letter.reason") },
    { quote: reason },
    ...(fields.length ? [{ label: t("letter.fields"), value: namesOf(fields, language) }] : []),
    ...(papers ? [{ sentence: t("letter.papers") }] : []),
    { label: t("letter.at"), value: link, code: true },
    { sentence: t("letter.yours-alone") },
  ]);
}

export function acceptedLetter(applicant: Applicant, link: string) {
  const t = translator(applicant.language, "registrations");
  return letterTo(applicant, t("letter.accepted-subject"), [
    { sentence: t("letter.accepted") },
    { sentence: t("letter.next") },
    { label: t("letter.read-at"), value: link, code: true },
    { sentence: t("letter.yours-alone") },
  ]);
}
