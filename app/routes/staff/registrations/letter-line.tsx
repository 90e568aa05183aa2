import { useTranslation } from "~/i18n/use-translation";
import { LetterDelivery } from "~/ui/case-history";
import type { ShownEntry } from "./shown-application.server";

/** How far the latest letter to the applicant got; nothing before there was one. */
export function LetterLine({ entries, mayOpenOutbox }: { entries: ShownEntry[]; mayOpenOutbox: boolean }) {
  const { t } = useTranslation("registrations");
  const last = entries.findLast(({ delivery }) => delivery !== null);
  if (!last?.delivery) return null;
  const words = {
    waiting: t("delivery.waiting"),
    sent: t("delivery.sent"),
    failed: t("delivery.failed"),
    reason: t("delivery.reason"),
  };
  return (
    <LetterDelivery
      delivery={{ state: last.delivery, reason: last.failure }}
      words={words}
      mayOpenOutbox={mayOpenOutbox}
    />
  );
}
