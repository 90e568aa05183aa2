import { useTranslation } from "~/i18n/use-translation";
import { type Delivery, LetterDelivery } from "~/ui/letter-delivery";

/** How far the letter with the reply got. */
export function DeliveryLine({ delivery, mayOpenOutbox }: { delivery: Delivery; mayOpenOutbox: boolean }) {
  const { t } = useTranslation("complaints");
  const words = {
    waiting: t("delivery.waiting"),
    sent: t("delivery.sent"),
    failed: t("delivery.failed"),
    reason: t("delivery.reason"),
  };
  return <LetterDelivery delivery={delivery} words={words} mayOpenOutbox={mayOpenOutbox} />;
}
