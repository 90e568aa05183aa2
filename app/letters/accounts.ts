import { formatMoment } from "~/i18n/dates";
import type { Language } from "~/i18n/languages";
import { translator } from "~/i18n/translator";
import { letterBody, ourDetails } from "./body";

type Link = { link: string; until: Date };

/** To staff: the link by which a password is chosen, the first one of a new account or another. */
export function invitationLetter({ link, until, isNew }: Link & { isNew: boolean }, language: Language) {
  const t = translator(language, "accounts");
  const body = letterBody(language, [
    { sentence: t(isNew ? "letter.new-account" : "letter.new-password") },
    { label: t("letter.link"), value: link, code: true },
    { sentence: t("letter.until", { until: formatMoment(until, language) }) },
    { sentence: t("letter.not-you") },
  ]);
  return { subject: t(isNew ? "letter.subject-account" : "letter.subject-password"), ...body };
}

const ourPhone = (language: Language) =>
  ourDetails(language, { phone: translator(language, "portal")("letter.phone") });

/** To a doctor who forgot the password: the link by which another is chosen. */
export function recoveryLetter({ link, until }: Link, language: Language) {
  const t = translator(language, "portal");
  const body = letterBody(language, [
    { sentence: t("letter.asked") },
    { label: t("letter.link"), value: link, code: true },
    { sentence: t("letter.until", { until: formatMoment(until, language) }) },
    { sentence: t("letter.not-asked") },
    ...ourPhone(language),
  ]);
  return { subject: t("letter.subject-link"), ...body };
}

export function passwordChangedLetter({ at }: { at: Date }, language: Language) {
  const t = translator(language, "portal");
  const body = letterBody(language, [
    { sentence: t("letter.changed", { at: formatMoment(at, language) }) },
    { sentence: t("letter.not-you") },
    ...ourPhone(language),
  ]);
  return { subject: t("letter.subject-changed"), ...body };
}
