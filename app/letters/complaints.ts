import { association } from "~/content/association";
import { formatMoment } from "~/i18n/dates";
import type { Language } from "~/i18n/languages";
import { translator } from "~/i18n/translator";
import { inOneLine, type LetterPart, letterBody, ourDetails } from "./body";

export type ReceivedMessage = {
  reference: string;
  name: string;
  phone: string;
  email: string | null;
  title: string;
  subject: string;
  language: Language;
  createdAt: Date;
};

/** Tells the administrator, in Arabic, what was sent; `link` leads to the messages. */
export function noticeLetter(message: ReceivedMessage, link: string | null) {
  const t = translator("ar", "contact");
  const { reference, name, phone, email, title, subject, language, createdAt } = message;
  const body = letterBody("ar", [
    { sentence: t("notice.arrived") },
    { label: t("reference"), value: reference, code: true },
    { label: t("notice.at"), value: formatMoment(createdAt, "ar") },
    { label: t("fields.name"), value: name },
    { label: t("fields.phone"), value: phone, code: true },
    email === null
      ? { label: t("fields.email"), value: t("notice.no-email") }
      : { label: t("fields.email"), value: email, code: true },
    { label: t("notice.language"), value: t(`notice.${language}`) },
    { label: t("fields.title"), value: title },
    { quote: subject },
    ...(link ? [{ label: t("notice.answer-at"), value: link, code: true }] : []),
  ]);
  return { subject: t("notice.subject", { reference, title: inOneLine(title) }), ...body };
}

function greeting(language: "ar" | "en", name: string): LetterPart[] {
  const t = translator(language, "complaints");
  const isolated = `\u2068${inOneLine(name)}\u2069`;
  return [{ sentence: t("letter.greeting", { name: isolated }) }, { sentence: t("letter.thanks") }];
}

/**
 * The answer to a message, in Arabic from right to left: greeting (for who wrote in English, an English one too), the
 * original inquiry, the reply, how to reach the association.
 */
export function replyLetter(message: ReceivedMessage, reply: string) {
  const t = translator("ar", "complaints");
  const { reference, name, title, subject, language, createdAt } = message;
  const body = letterBody("ar", [
    ...greeting("ar", name),
    ...(language === "en" ? greeting("en", name) : []),
    { sentence: t("letter.inquiry") },
    { label: t("letter.reference"), value: reference, code: true },
    { label: t("letter.received"), value: formatMoment(createdAt, "ar") },
    { label: t("letter.title"), value: title },
    { quote: subject },
    { sentence: t("letter.reply") },
    { quote: reply },
    { sentence: t("letter.farewell") },
    { sentence: association.name.ar },
    ...ourDetails("ar", {
      phone: t("letter.phone"),
      email: t("letter.email"),
      address: t("letter.address"),
    }),
  ]);
  return { subject: t("letter.subject", { reference, title: inOneLine(title) }), ...body };
}

type StaffLetter = { subject: string; text: string; reference: string; language: Language };

/** A letter in the staff's own words, in the language of the message it is about: the text, and who writes. */
export function staffLetter({ subject, text, reference, language }: StaffLetter) {
  const t = translator(language, "complaints");
  const body = letterBody(language, [
    { quote: text },
    { sentence: association.name[language] },
    { label: t("letter.reference"), value: reference, code: true },
    ...ourDetails(language, { phone: t("letter.phone"), email: t("letter.email") }),
  ]);
  return { subject: inOneLine(subject), ...body };
}
