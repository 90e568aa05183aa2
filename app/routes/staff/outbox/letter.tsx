import type { FailureCause } from "~/domain/outbox/failure";
import type { LetterState } from "~/domain/outbox/letter-states";
import { useTranslation } from "~/i18n/use-translation";
import { Ltr } from "~/ui/ltr";
import { SendAgain } from "./send-again";

type Props = {
  letter: {
    id: string;
    subject: string;
    recipient: string;
    state: LetterState;
    written: string;
    sent: string | null;
    nextTry: string | null;
    tries: number;
    cause: FailureCause | null;
  };
};

/** A letter in the list: to whom, since when, what came of it, and the way to send it again. */
export function Letter({ letter: { id, subject, recipient, state, ...letter } }: Props) {
  const { t } = useTranslation("outbox");
  const facts: Array<[string, string | number]> = [[t("written"), letter.written]];
  if (letter.sent) facts.push([t("sent-at"), letter.sent]);
  if (letter.nextTry) facts.push([t("next-try"), letter.nextTry]);
  facts.push([t("tries"), letter.tries]);
  return (
    <li className="border-b border-line py-5 sm:flex sm:items-start sm:justify-between sm:gap-6">
      <div className="min-w-0">
        <h2 className="text-lg wrap-anywhere">
          <a className="link" href={`/dashboard/outbox/${id}`}>
            <bdi>{subject}</bdi>
          </a>
        </h2>
        <p className="wrap-anywhere">
          {`${t("to-whom")} `}
          <Ltr>{recipient}</Ltr>
        </p>
        <p className="text-sm text-muted">{facts.map(([name, value]) => `${name}: ${value}`).join(" · ")}</p>
        {letter.cause ? (
          <p className="mt-1 text-sm">
            {`${t("reason")}: `}
            {t(`causes.${letter.cause}`)}
          </p>
        ) : null}
      </div>
      {state === "failed" ? <SendAgain id={id} subject={subject} /> : null}
    </li>
  );
}
