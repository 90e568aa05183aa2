import { association } from "~/content/association";
import { type LetterPart, letterBody } from "~/domain/outbox/letter-body";
import type { Language } from "~/i18n/languages";
import { translator } from "~/i18n/translator";

const words = (language: Language) => translator(language, "internship-letters");

const ending = (language: Language): LetterPart[] => [
  { sentence: words(language)("not-you") },
  { label: words(language)("phone"), value: association.phone, code: true },
  { sentence: association.name[language] },
];

const linked = (label: string, link: string | null): LetterPart[] =>
  link ? [{ label, value: link, code: true }] : [];

/** The letter with the code that opens a draft on another device; `link` leads to where it is typed. */
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
