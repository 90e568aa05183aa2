import { QUEUE } from "~/domain/internships/queue-filter";
import { useTranslation } from "~/i18n/use-translation";
import { PaperFoot, PaperHead } from "~/ui/paper";
import { Ltr } from "~/ui/text";
import { AnswerGroups } from "./answer-groups";
import type { ShownApplication } from "./shown-application.server";

type Props = { application: ShownApplication; resumeAt: string; printedAt: string };

/** A whole application on one sheet, to be signed by the applicant and by staff. */
export function ApplicationSheet({ application, resumeAt, printedAt }: Props) {
  const { t } = useTranslation("registrations");
  const { id, temporaryNumber, applied, state, groups } = application;
  return (
    <article className="application-sheet mx-auto w-full max-w-4xl pt-8 print:pt-0">
      <PaperHead
        howToPrint={t("sheet.how-to-print")}
        print={t("print")}
        backTo={`${QUEUE}/${id}`}
        back={t("back-to-one")}
      />
      <h1 className="title">{t("sheet.title")}</h1>
      <p className="flex flex-wrap gap-x-6">
        <span>
          {`${t("number")}: `}
          <b>
            <Ltr>{temporaryNumber}</Ltr>
          </b>
        </span>
        <span>{`${t("applied")}: ${applied}`}</span>
        <span>{`${t("state")}: ${t(`states.${state}`)}`}</span>
      </p>
      <div className="application-groups">
        <AnswerGroups groups={groups} />
      </div>
      <p className="mt-6 print:mt-4">{t("sheet.declaration")}</p>
      <div className="application-signatures">
        <p>{t("sheet.applicant-signature")}</p>
        <p>{t("sheet.date")}</p>
        <p>{t("sheet.staff-signature")}</p>
        <p>{t("sheet.stamp")}</p>
      </div>
      <p className="mt-6 wrap-anywhere print:mt-4">
        {`${t("sheet.follow-up")} `}
        <Ltr>{resumeAt}</Ltr>
        {` ${t("sheet.follow-up-how")}`}
      </p>
      <PaperFoot printedAt={t("sheet.printed-at", { moment: printedAt })} />
    </article>
  );
}
