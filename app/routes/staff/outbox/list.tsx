import { useLoaderData } from "@remix-run/react";
import { href } from "~/addresses/href";
import { outbox } from "~/addresses/staff";
import { handler } from "~/auth/handler.server";
import {
  type FailureCause,
  failureCauseOf,
  type LetterState,
  letterStates,
} from "~/domain/outbox/letter-state";
import { listLetters } from "~/domain/outbox/letters.server";
import { pageIn } from "~/fields/pagination";
import { formatMoment, useTranslation } from "~/i18n";
import { canSend } from "~/platform/mail.server";
import { EmailAddress, EmptyState, Notice, PageHeader, Pager } from "~/ui";
import { nextTryInWords, SendAgain } from "./send-again";

export const loader = handler(outbox.list, async ({ language, url }) => {
  const search = url.searchParams;
  const state = letterStates.find((known) => known === search.get("state")) ?? "waiting";
  const { letters, ...list } = await listLetters(state, pageIn(search));
  return {
    state,
    list,
    setUp: canSend(),
    letters: letters.map(({ createdAt, sentAt, nextTryAt, lastError, ...letter }) => ({
      ...letter,
      state,
      written: formatMoment(createdAt, language),
      sent: sentAt ? formatMoment(sentAt, language) : null,
      nextTry: state === "waiting" ? nextTryInWords(nextTryAt, language) : null,
      cause: lastError === null ? null : failureCauseOf(lastError),
    })),
  };
});

export default function Outbox() {
  const { t } = useTranslation("outbox");
  const { state, list, setUp, letters } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader />
      {setUp ? null : (
        <div className="mb-6">
          <Notice kind="warning">{t("not-set-up")}</Notice>
        </div>
      )}
      <LetterTabs counts={list.counts} current={state} />
      {letters.length ? (
        <ul className="rows">
          {letters.map((letter) => (
            <Letter key={letter.id} letter={letter} />
          ))}
        </ul>
      ) : (
        <EmptyState title={t(`no-letters.${state}`)} />
      )}
      <Pager
        page={list.page}
        pages={list.pages}
        hrefFor={(page) => `${href(outbox.list)}?state=${state}&page=${page}`}
      />
    </>
  );
}

type LetterTabsProps = { counts: Record<LetterState, number>; current: LetterState };

function LetterTabs({ counts, current }: LetterTabsProps) {
  const { t } = useTranslation("outbox");
  return (
    <nav aria-label={t("state")} className="mb-6">
      <ul className="flex flex-wrap gap-3">
        {letterStates.map((state) => (
          <li key={state}>
            <a
              href={`${href(outbox.list)}?state=${state}`}
              aria-current={state === current ? "page" : undefined}
              className={state === current ? "btn" : "btn btn-quiet"}
            >
              {`${t(`states.${state}`)} (${counts[state]})`}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

type LetterProps = {
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

function Letter({ letter: { id, subject, recipient, state, ...letter } }: LetterProps) {
  const { t } = useTranslation("outbox");
  const facts: Array<[string, string | number]> = [[t("written"), letter.written]];
  if (letter.sent) facts.push([t("sent-at"), letter.sent]);
  if (letter.nextTry) facts.push([t("next-try"), letter.nextTry]);
  facts.push([t("tries"), letter.tries]);
  return (
    <li className="row">
      <div className="row-line">
        <h2 className="text-lg wrap-anywhere">
          <a className="link" href={href(outbox.detail, { id })}>
            <bdi>{subject}</bdi>
          </a>
        </h2>
        <p className="wrap-anywhere">
          {`${t("to-whom")} `}
          <EmailAddress address={recipient} />
        </p>
        <p className="text-sm text-muted">{facts.map(([name, value]) => `${name}: ${value}`).join(" · ")}</p>
        {letter.cause ? (
          <p className="text-sm">
            {`${t("reason")}: `}
            {t(`causes.${letter.cause}`)}
          </p>
        ) : null}
      </div>
      {state === "failed" ? <SendAgain id={id} wasTried subject={subject} /> : null}
    </li>
  );
}
