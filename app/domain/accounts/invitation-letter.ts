import { letterBody } from "~/domain/outbox/letter-body";
import type { Language } from "~/i18n/languages";
import { translator } from "~/i18n/translator";

type Invitation = { link: string; until: string; isNew: boolean };

/** The letter with a link by which its reader chooses a password; `until` is the last moment, in words. */
export function invitationLetter({ link, until, isNew }: Invitation, language: Language) {
  const t = translator(language, "accounts");
  const body = letterBody(language, [
    { sentence: t(isNew ? "letter.new-account" : "letter.new-password") },
    { label: t("letter.link"), value: link, code: true },
    { sentence: t("letter.until", { until }) },
    { sentence: t("letter.not-you") },
  ]);
  return { subject: t(isNew ? "letter.subject-account" : "letter.subject-password"), ...body };
}
