import { association } from "~/content/association";
import { letterBody } from "~/domain/outbox/letter-body";
import type { Language } from "~/i18n/languages";
import { translator } from "~/i18n/translator";

/** The letter with the link by which a doctor chooses a new password; `until` is the last moment, in words. */
export function recoveryLetter({ link, until }: { link: string; until: string }, language: Language) {
  const t = translator(language, "portal");
  const body = letterBody(language, [
    { sentence: t("letter.asked") },
    { label: t("letter.link"), value: link, code: true },
    { sentence: t("letter.until", { until }) },
    { sentence: t("letter.not-asked") },
    { label: t("letter.phone"), value: association.phone, code: true },
  ]);
  return { subject: t("letter.subject-link"), ...body };
}

/** The letter that says that the password was chosen or changed; `at` is the moment, in words. */
export function passwordChangedLetter({ at }: { at: string }, language: Language) {
  const t = translator(language, "portal");
  const body = letterBody(language, [
    { sentence: t("letter.changed", { at }) },
    { sentence: t("letter.not-you") },
    { label: t("letter.phone"), value: association.phone, code: true },
  ]);
  return { subject: t("letter.subject-changed"), ...body };
}
