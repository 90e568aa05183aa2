import { useLoaderData } from "@remix-run/react";
import { href } from "~/addresses/href";
import { complaints } from "~/addresses/staff";
import { handler } from "~/auth/handler.server";
import { may } from "~/auth/permissions";
import { findNeighbours, listFromSameSender } from "~/domain/complaints/complaint.server";
import { listCaretakers } from "~/domain/complaints/handling.server";
import { findDelivery, type HistoryEntry, listHistory } from "~/domain/complaints/history.server";
import { isState, type State } from "~/domain/complaints/status";
import { useTranslation } from "~/i18n";
import { ButtonLink, DoneBy, LetterDelivery, PageHeader } from "~/ui";
import { longDay, longMoment } from "./dates";
import { loadComplaint } from "./load-complaint.server";
import { AssignForm, NoteForm, StatusForm, TakeForm } from "./message-forms";
import {
  MessageTable,
  MessageText,
  PrintLink,
  ReplyLink,
  StatusTag,
  StoredReply,
  Written,
} from "./message-view";

export const loader = handler(complaints.detail, async ({ params, staff, language }) => {
  const complaint = await loadComplaint(params.id, language);
  const { id, title, assignedTo, assignedToName } = complaint;
  const sent = { ...complaint, createdAt: new Date(complaint.at) };
  const [entries, delivery, sameSender, neighbours, caretakers] = await Promise.all([
    listHistory(id),
    findDelivery(id),
    listFromSameSender(sent),
    findNeighbours(sent),
    listCaretakers(),
  ]);
  return {
    head: { title },
    complaint,
    history: entries.map(({ at, ...entry }) => ({
      ...entry,
      at: at.toISOString(),
      moment: longMoment(at, language),
    })),
    delivery,
    sameSender: sameSender.map(({ createdAt, ...other }) => ({
      ...other,
      at: createdAt.toISOString(),
      day: longDay(createdAt, language),
    })),
    caretakers: withPresent(caretakers, assignedTo, assignedToName),
    neighbours,
    mayOpenOutbox: may(staff.role, "outbox.read"),
  };
});

type Caretaker = Awaited<ReturnType<typeof listCaretakers>>[number];

/** Keeps the current assignee among the choices even if the account was disabled. */
function withPresent(caretakers: Caretaker[], id: string | null, name: string | null): Caretaker[] {
  if (!id || caretakers.some((person) => person.id === id)) return caretakers;
  return [{ id, name: name ?? id }, ...caretakers];
}

export default function ComplaintDetail() {
  const { t } = useTranslation("complaints");
  const { complaint, history, delivery, sameSender, neighbours, caretakers, mayOpenOutbox } =
    useLoaderData<typeof loader>();
  const { id, status, waiting, givenReply } = complaint;
  return (
    <>
      <PageHeader
        title={<Written>{complaint.title}</Written>}
        actions={
          <div className="flex flex-wrap items-center gap-4">
            <PrintLink complaint={complaint} />
            <ReplyLink complaint={complaint} />
          </div>
        }
      />
      <div className="case">
        <div>
          <p className="mb-4 flex flex-wrap gap-3">
            <StatusTag status={status} />
            {waiting === null ? null : waiting ? t("waiting", { count: waiting }) : t("waiting-today")}
          </p>
          <MessageText message={complaint} className="case-text" />
          {givenReply ? (
            <StoredReply title={t("the-reply")} reply={givenReply}>
              {delivery ? (
                <LetterDelivery of="complaints" delivery={delivery} mayOpenOutbox={mayOpenOutbox} />
              ) : null}
              {status === "replied" ? (
                <p className="mt-4">
                  <ButtonLink href={href(complaints.reply, { id })} variant="quiet">
                    {t("reply-again")}
                  </ButtonLink>
                </p>
              ) : null}
            </StoredReply>
          ) : (
            <p className="my-6 text-muted">{t("no-reply")}</p>
          )}
          <History received={complaint} entries={history} answer={givenReply?.text} />
          <section aria-labelledby="notes" className="mt-8">
            <h2 id="notes" className="mb-2 text-lg">
              {t("notes")}
            </h2>
            <NoteForm id={id} />
          </section>
        </div>
        <div className="case-facts">
          <MessageTable message={complaint} />
          <StatusForm complaint={complaint} back={href(complaints.detail, { id })} />
          {status === "pending" && !complaint.assignedTo ? <TakeForm id={id} /> : null}
          <AssignForm id={id} assignedTo={complaint.assignedTo} caretakers={caretakers} />
          <SameSender messages={sameSender} />
        </div>
      </div>
      <nav aria-label={t("neighbours.title")} className="mt-8 flex flex-wrap gap-x-6">
        <a href={href(complaints.list)} className="link py-1">
          {t("back")}
        </a>
        {(["older", "newer"] as const).map((side) =>
          neighbours[side] ? (
            <a key={side} href={href(complaints.detail, { id: neighbours[side] })} className="link py-1">
              {t(`neighbours.${side}`)}
            </a>
          ) : null,
        )}
      </nav>
    </>
  );
}

type Sent = { id: number; title: string; status: State; at: string; day: string };

function SameSender({ messages }: { messages: Sent[] }) {
  const { t } = useTranslation("complaints");
  if (!messages.length) return null;
  return (
    <section className="notice notice-warning" aria-labelledby="same-sender">
      <h2 id="same-sender" className="text-lg">
        {t("same-sender")}
      </h2>
      <p className="text-sm">{t("same-sender-hint")}</p>
      <ul className="mt-2 grid gap-2">
        {messages.map(({ id, title, status, at, day }) => (
          <li key={id}>
            <a className="link" href={href(complaints.detail, { id })}>
              <Written>{title}</Written>
            </a>
            {" · "}
            <time dateTime={at}>{day}</time> <StatusTag status={status} />
          </li>
        ))}
      </ul>
    </section>
  );
}

type HistoryView = Omit<HistoryEntry, "at"> & { at: string; moment: string };

type Props = {
  received: { at: string; moment: string };
  entries: HistoryView[];
  /** The text of the present reply. */
  answer: string | undefined;
};

function History({ received, entries, answer }: Props) {
  const { t } = useTranslation("complaints");
  const statusText = (value: string | null) =>
    isState(value) ? t(`statuses.${value}`) : `\u2068${value ?? t("nobody")}\u2069`;
  return (
    <section aria-labelledby="history">
      <h2 id="history" className="mt-10 mb-3 text-xl">
        {t("history.title")}
      </h2>
      <ol className="grid gap-4">
        <li>
          <b>{t("history.received")}</b>
          <br />
          <time dateTime={received.at} className="text-sm text-muted">
            {received.moment}
          </time>
        </li>
        {entries.map(({ id, kind, text, before, after, at, moment, by, delivery }) => (
          <li key={id} className="border-t border-line pt-3">
            <b>{t(`history.${kind}`)}</b>
            {kind === "status" || kind === "assigned"
              ? ` · ${t("history.from-to", { before: statusText(before), after: statusText(after) })}`
              : null}
            {delivery ? ` · ${t(`delivery.${delivery}`)}` : null}
            <DoneBy at={at} moment={moment} by={by} byWord={t("history.by")} />
            {text && !(kind !== "note" && text === answer) ? (
              <p dir="auto" className="mt-1 whitespace-pre-wrap wrap-anywhere">
                {text}
              </p>
            ) : null}
          </li>
        ))}
      </ol>
    </section>
  );
}
