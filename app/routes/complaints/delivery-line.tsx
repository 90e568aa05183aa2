import { useTranslation } from "react-i18next";
import { pages } from "~/content/pages";
import type { Language } from "~/i18n/languages";

export type Delivery = { state: "waiting" | "sent" | "failed"; reason: string | null };

const looks = { waiting: "notice notice-warning", sent: "notice", failed: "notice notice-danger" };

/** How far the letter with the reply got, in words; admins find it in the outbox. */
export function DeliveryLine({ delivery, mayOpenOutbox }: { delivery: Delivery; mayOpenOutbox: boolean }) {
  const { t, i18n } = useTranslation("complaints");
  const { state, reason } = delivery;
  return (
    <div className={`${looks[state]} mt-4`} data-delivery={state}>
      <p className="font-bold">{t(`delivery.${state}`)}</p>
      {state !== "sent" && reason ? (
        <p>
          {`${t("delivery.reason")} `}
          <bdi lang="en" dir="ltr">
            {reason}
          </bdi>
        </p>
      ) : null}
      {mayOpenOutbox && state !== "sent" ? (
        <a className="link" href="/dashboard/outbox">
          {pages["/dashboard/outbox"][i18n.language as Language]}
        </a>
      ) : null}
    </div>
  );
}
