import { inOneLine, letterBody } from "~/domain/outbox/letter-body";
import { formatMoment } from "~/i18n/dates";
import type { Language } from "~/i18n/languages";
import { translator } from "~/i18n/translator";

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
