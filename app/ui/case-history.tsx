import type { ReactNode } from "react";
import { href } from "~/addresses/href";
import { outbox } from "~/addresses/staff";
import { pageTitle } from "~/content/navigation";
import { useTranslation } from "~/i18n";

type DoneByProps = {
  at: string;
  moment: string;
  by: string | null;
  byWord: string;
  children?: ReactNode;
};

export const DoneBy = ({ at, moment, by, byWord, children }: DoneByProps) => (
  <p className="text-sm text-muted">
    <time dateTime={at}>{moment}</time>
    {by ? (
      <>
        {` · ${byWord} `}
        <bdi>{by}</bdi>
      </>
    ) : null}
    {children}
  </p>
);

export type Delivery = { state: "waiting" | "sent" | "failed"; reason: string | null };

type LetterDeliveryProps = {
  delivery: Delivery;
  /** The area whose dictionary has its texts. */
  of: "complaints" | "registrations";
  mayOpenOutbox: boolean;
};

const looks = { waiting: "notice notice-warning", sent: "notice", failed: "notice notice-danger" };

export function LetterDelivery({ delivery: { state, reason }, of, mayOpenOutbox }: LetterDeliveryProps) {
  const { t, language } = useTranslation(["complaints", "registrations"]);
  return (
    <div className={`${looks[state]} mt-4`} data-delivery={state}>
      <p className="font-bold">{t(`${of}:delivery.${state}`)}</p>
      {state !== "sent" && reason ? (
        <p>
          {`${t(`${of}:delivery.reason`)} `}
          <bdi lang="en" dir="ltr">
            {reason}
          </bdi>
        </p>
      ) : null}
      {mayOpenOutbox && state !== "sent" ? (
        <a className="link" href={href(outbox.list)}>
          {pageTitle(href(outbox.list))[language]}
        </a>
      ) : null}
    </div>
  );
}
