import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { complaints } from "~/addresses/staff";
import { may } from "~/auth/permissions";
import { visit } from "~/auth/visit.server";
import { listFromSameSender } from "~/domain/complaints/complaint.server";
import { listCaretakers } from "~/domain/complaints/handling.server";
import { findDelivery, listHistory } from "~/domain/complaints/history.server";
import type { State } from "~/domain/complaints/status";
import { useTranslation } from "~/i18n/use-translation";
import { ButtonLink } from "~/ui/button";
import { type Delivery, LetterDelivery } from "~/ui/case-history";
import { PageHeader } from "~/ui/page-header";
import { longDay, longMoment } from "../dates";
import { loadComplaint } from "../load-complaint.server";
import { AssignForm, NoteForm, StatusForm } from "../message-forms";
import { GivenReply, MessageFacts, PrintLink, ReplyLink, StatusTag, Written } from "../message-view";
import { History } from "./history";

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { staff, language } = await visit(request, complaints.detail);
  const complaint = await loadComplaint(params.id, language);
  const { id, title, assignedTo, assignedToName } = complaint;
  const [entries, delivery, sameSender, caretakers] = await Promise.all([
    listHistory(id),
    findDelivery(id),
    listFromSameSender({ ...complaint, createdAt: new Date(complaint.at) }),
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
    mayOpenOutbox: may(staff.role, "outbox.read"),
  };
}

type Caretaker = Awaited<ReturnType<typeof listCaretakers>>[number];

/** Whoever looks after it now stays among the choices, also when the account was disabled meanwhile. */
function withPresent(caretakers: Caretaker[], id: string | null, name: string | null): Caretaker[] {
  if (!id || caretakers.some((person) => person.id === id)) return caretakers;
  return [{ id, name: name ?? id }, ...caretakers];
}

export default function ComplaintDetail() {
  const { t } = useTranslation("complaints");
  const { complaint, history, delivery, sameSender, caretakers, mayOpenOutbox } =
    useLoaderData<typeof loader>();
  const { id, status, waiting, givenReply } = complaint;
  return (
    <>
      <PageHeader
        title={<Written>{complaint.title}</Written>}
        crumbs={["/dashboard", "/complaints"]}
        actions={
          <div className="flex flex-wrap items-center gap-4">
            <PrintLink complaint={complaint} />
            <ReplyLink complaint={complaint} />
          </div>
        }
      />
      <div className="grid gap-8 lg:grid-cols-[2fr_1fr]">
        <div className="min-w-0">
          <p className="mb-4 flex flex-wrap gap-3">
            <StatusTag status={status} />
            {waiting === null ? null : waiting ? t("waiting", { count: waiting }) : t("waiting-today")}
          </p>
          <MessageFacts message={complaint} />
          {givenReply ? (
            <GivenReply title={t("the-reply")} reply={givenReply}>
              {delivery ? <DeliveryLine delivery={delivery} mayOpenOutbox={mayOpenOutbox} /> : null}
              {status === "replied" ? (
                <p className="mt-4">
                  <ButtonLink href={`/complaints/${id}/reply`} variant="quiet">
                    {t("reply-again")}
                  </ButtonLink>
                </p>
              ) : null}
            </GivenReply>
          ) : (
            <p className="my-6 text-muted">{t("no-reply")}</p>
          )}
          <History received={complaint} entries={history} answer={givenReply?.text} />
        </div>
        <div className="grid content-start gap-8">
          <StatusForm complaint={complaint} back={`/complaints/${id}`} />
          <AssignForm id={id} assignedTo={complaint.assignedTo} caretakers={caretakers} />
          <section aria-labelledby="notes">
            <h2 id="notes" className="mb-2 text-lg">
              {t("notes")}
            </h2>
            <NoteForm id={id} />
          </section>
          <SameSender messages={sameSender} />
        </div>
      </div>
      <p className="mt-8">
        <a href="/complaints" className="link">
          {t("back")}
        </a>
      </p>
    </>
  );
}

type Sent = { id: number; title: string; status: State; at: string; day: string };

function SameSender({ messages }: { messages: Sent[] }) {
  const { t } = useTranslation("complaints");
  if (!messages.length) return null;
  return (
    <section className="notice notice-warning mt-8" aria-labelledby="same-sender">
      <h2 id="same-sender" className="text-lg">
        {t("same-sender")}
      </h2>
      <p className="text-sm">{t("same-sender-hint")}</p>
      <ul className="mt-2 grid gap-2">
        {messages.map(({ id, title, status, at, day }) => (
          <li key={id}>
            <a className="link" href={`/complaints/${id}`}>
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

function DeliveryLine({ delivery, mayOpenOutbox }: { delivery: Delivery; mayOpenOutbox: boolean }) {
  const { t } = useTranslation("complaints");
  const words = {
    waiting: t("delivery.waiting"),
    sent: t("delivery.sent"),
    failed: t("delivery.failed"),
    reason: t("delivery.reason"),
  };
  return <LetterDelivery delivery={delivery} words={words} mayOpenOutbox={mayOpenOutbox} />;
}
