import { formatMoment, type Language, translator } from "~/i18n";
import { writtenInArabic, writtenLetter } from "./written";

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
  return writtenInArabic("notice", {
    reference,
    at: formatMoment(createdAt, "ar"),
    name,
    sender_phone: phone,
    sender_email: email ?? t("notice.no-email"),
    language: t(`notice.${language}`),
    title,
    message: subject,
    link,
  });
}

/**
 * The answer to a message, in Arabic from right to left: greeting (also in English for an English message), original
 * inquiry, reply, and contact details.
 */
export function replyLetter(message: ReceivedMessage, reply: string) {
  const { reference, name, title, subject, language, createdAt } = message;
  const facts = { reference, name, title, message: subject, reply, at: formatMoment(createdAt, "ar") };
  return writtenInArabic("reply", facts, language);
}

type StaffLetter = { subject: string; text: string; reference: string; language: Language };

/** An email in the staff's own words and in the language of the message, signed with the sender's name. */
export const staffLetter = ({ language, ...facts }: StaffLetter) => writtenLetter("staff", language, facts);
