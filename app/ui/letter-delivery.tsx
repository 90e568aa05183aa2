import { pages } from "~/content/pages";
import { useTranslation } from "~/i18n/use-translation";

export type Delivery = { state: "waiting" | "sent" | "failed"; reason: string | null };

type Props = {
  delivery: Delivery;
  words: Record<Delivery["state"] | "reason", string>;
  mayOpenOutbox: boolean;
};

const looks = { waiting: "notice notice-warning", sent: "notice", failed: "notice notice-danger" };

/** How far a letter got, in words; whoever may open the outbox finds the way to it. */
export function LetterDelivery({ delivery: { state, reason }, words, mayOpenOutbox }: Props) {
  const { language } = useTranslation();
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
          {pages["/dashboard/outbox"][language]}
        </a>
      ) : null}
    </div>
  );
}
