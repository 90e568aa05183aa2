import { useLoaderData } from "@remix-run/react";
import { registrations } from "~/addresses/internship";
import { handler } from "~/auth/handler.server";
import { recordView } from "~/domain/internships/application.server";
import { QUEUE } from "~/domain/internships/queue-filter";
import { RESUME } from "~/domain/internships/resume-code.server";
import { formatLongMoment, translator, useTranslation } from "~/i18n";
import { now } from "~/platform/clock.server";
import { ownOrigin } from "~/platform/origin.server";
import { Ltr, PaperFoot, PaperHead } from "~/ui";
import { AnswerGroups, applicationView } from "./application";

export const loader = handler(registrations.print, async ({ request, params, staff, language }) => {
  const application = await applicationView(params.id, language);
  await recordView(staff, "application.print", application.id);
  const number = `\u2066${application.temporaryNumber}\u2069`;
  return {
    head: { title: translator(language, "registrations")("title", { number }) },
    application,
    resumeAt: ownOrigin(request) + RESUME,
    printedAt: formatLongMoment(now(), language),
  };
});

export default function RegistrationPrint() {
  const { application, resumeAt, printedAt } = useLoaderData<typeof loader>();
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
