import { formatMoment } from "~/i18n/dates";
import type { Language } from "~/i18n/languages";
import { translator } from "~/i18n/translator";
import { canSend } from "~/platform/mail.server";

export function nextTryInWords(at: Date, language: Language): string {
  const t = translator(language, "outbox");
  if (!canSend()) return t("when-set-up");
  return at > new Date() ? formatMoment(at, language) : t("soon");
}
