import { useTranslation } from "react-i18next";
import { pages } from "~/content/pages";
import type { Language } from "~/i18n/languages";

export type Delivery = { state: "waiting" | "sent" | "failed"; reason: string | null };

type Props = {
  delivery: Delivery;
  words: Record<Delivery["state"] | "reason", string>;
  mayOpenOutbox: boolean;
};

const looks = { waiting: "notice notice-warning", sent: "notice", failed: "notice notice-danger" };

/** How far a letter got, in words; whoever may open the outbox finds the way to it. */
export function LetterDelivery({ delivery: { state, reason }, words, mayOpenOutbox }: Props) {
  const { i18n } = useTranslation();
  return (
    <div className={`${looks[state]} mt-4`} data-delivery={state}>
      <p className="font-bold">{words[state]}</p>
      {state !== "sent" && reason ? (
        <p>
          {`${words.reason} `}
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
