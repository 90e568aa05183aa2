import type { State } from "~/domain/complaints/status";
import { useTranslation } from "~/i18n/use-translation";
import { PaperFoot } from "~/ui/paper-foot";
import { PaperHead } from "~/ui/paper-head";
import { GivenReply, type ShownReply } from "./given-reply";
import { MessageFacts, type ShownMessage } from "./message-facts";
import { StatusTag } from "./status-tag";

type Props = {
  complaint: ShownMessage & {
    id: number;
    status: State;
    givenReply: ShownReply | null;
  };
  printedAt: string;
};

/** A message on paper: the association's name above, when it was printed and how to reach the association below. */
export function MessageSheet({ complaint, printedAt }: Props) {
  const { t } = useTranslation("complaints");
  const { id, status, givenReply, reference } = complaint;
  return (
    <article className="mx-auto w-full max-w-3xl pt-8 print:pt-0">
      <PaperHead
        howToPrint={t("sheet.how-to-print")}
        print={t("print")}
        backTo={`/complaints/${id}`}
        back={t("back-to-one")}
      />
      <h1 className="title mb-4">{t("sheet.title", { reference: `\u2066${reference}\u2069` })}</h1>
      <p className="mb-4">
        {`${t("fields.status")}: `}
        <StatusTag status={status} />
      </p>
      <MessageFacts message={complaint} />
      {givenReply ? <GivenReply title={t("the-reply")} reply={givenReply} /> : null}
      <PaperFoot printedAt={t("sheet.printed-at", { moment: printedAt })} />
    </article>
  );
}
