import type { HeadersFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { href } from "~/addresses/href";
import { complaints } from "~/addresses/staff";
import { handler } from "~/auth/handler.server";
import type { State } from "~/domain/complaints/status";
import { formatLongMoment, sentence, useTranslation } from "~/i18n";
import { now } from "~/platform/clock.server";
import { PaperFoot, PaperHead } from "~/ui";
import { loadComplaint } from "./load-complaint.server";
import { MessageFacts, type MessageView, type ReplyView, StatusTag, StoredReply } from "./message-view";

export const headers: HeadersFunction = () => ({ "Cache-Control": "private, no-store" });

export const loader = handler(complaints.print, async ({ params, language }) => {
  const complaint = await loadComplaint(params.id, language, formatLongMoment);
  const title = sentence(language, "complaints:sheet.title", { reference: complaint.reference });
  return {
    head: { title },
    complaint,
    printedAt: formatLongMoment(now(), language),
  };
});

export default function ComplaintPrint() {
  return <MessageSheet {...useLoaderData<typeof loader>()} />;
}

type Props = {
  complaint: MessageView & {
    id: number;
    status: State;
    givenReply: ReplyView | null;
  };
  printedAt: string;
};

function MessageSheet({ complaint, printedAt }: Props) {
  const { t } = useTranslation("complaints");
  const { id, status, givenReply, reference } = complaint;
  return (
    <article className="mx-auto w-full max-w-3xl pt-8 print:pt-0">
      <PaperHead
        howToPrint={t("sheet.how-to-print")}
        print={t("print")}
        backTo={href(complaints.detail, { id })}
        back={t("back-to-one")}
      />
      <h1 className="title mb-4">{t("sheet.title", { reference: `\u2066${reference}\u2069` })}</h1>
      <p className="mb-4">
        {`${t("fields.status")}: `}
        <StatusTag status={status} />
      </p>
      <MessageFacts message={complaint} />
      {givenReply ? <StoredReply title={t("the-reply")} reply={givenReply} /> : null}
      <PaperFoot printedAt={t("sheet.printed-at", { moment: printedAt })} />
    </article>
  );
}
