import { association } from "~/content/association";
import { inOneLine, letterBody } from "~/domain/outbox/letter-body";
import type { Language } from "~/i18n/languages";
import { translator } from "~/i18n/translator";

type Written = { subject: string; text: string; reference: string; language: Language };

/** A letter in the staff's own words, in the language of the message it is about: the text, and who writes. */
export function staffLetter({ subject, text, reference, language }: Written) {
  const t = translator(language, "complaints");
  const body = letterBody(language, [
    { quote: text },
    { sentence: association.name[language] },
    { label: t("letter.reference"), value: reference, code: true },
    { label: t("letter.phone"), value: association.phone, code: true },
    { label: t("letter.email"), value: association.email, code: true },
  ]);
  return { subject: inOneLine(subject), ...body };
}
