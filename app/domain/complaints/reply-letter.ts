import { association } from "~/content/association";
import { inOneLine, type LetterPart, letterBody } from "~/domain/outbox/letter-body";
import { formatMoment } from "~/i18n/dates";
import { translator } from "~/i18n/translator";
import type { ReceivedMessage } from "./letters";

/** What stands above an answer in the language of one greeting. */
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
    { label: t("letter.phone"), value: association.phone, code: true },
    { label: t("letter.email"), value: association.email, code: true },
    { label: t("letter.address"), value: association.address.ar },
  ]);
  return { subject: t("letter.subject", { reference, title: inOneLine(title) }), ...body };
}
