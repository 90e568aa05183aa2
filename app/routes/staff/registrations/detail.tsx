import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireStaff } from "~/auth/guards.server";
import { may } from "~/auth/permissions";
import { recordLook } from "~/domain/internships/application.server";
import { listPapers } from "~/domain/internships/papers.server";
import { QUEUE } from "~/domain/internships/queue-filter";
import { formatMoment } from "~/i18n/dates";
import { languageOf } from "~/i18n/request-language.server";
import { useTranslation } from "~/i18n/use-translation";
import { PageHeader } from "~/ui/page-header";
import { documentTitle, pageMeta } from "~/ui/page-meta";
import { AnswerGroups } from "./answer-groups";
import { ApplicationFacts } from "./application-facts";
import { AskedAgain } from "./asked-again";
import { toQueue } from "./crumbs";
import { History } from "./history";
import { LetterLine } from "./letter-line";
import { Others } from "./others";
import { Papers } from "./papers";
import { shownApplication, shownHistory } from "./shown-application.server";
import { shownOthers } from "./shown-others.server";
import { WayForApplicant } from "./way-for-applicant";
import { WaysOn } from "./ways-on";

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  data ? pageMeta({ title: data.documentTitle }) : [];

export async function loader({ request, params }: LoaderFunctionArgs) {
  const staff = await requireStaff(request, "registrations.manage");
  const language = await languageOf(request);
  const application = await shownApplication(params.id, language);
  const { id, nameAr, nameEn } = application;
  await recordLook(staff, "application.read", id);
  const [history, papers, others] = await Promise.all([
    shownHistory(id, language),
    listPapers(id),
    shownOthers(id, language),
  ]);
  const title = language === "ar" ? nameAr : nameEn;
  return {
    title,
    documentTitle: documentTitle(title, language),
    application,
    history,
    papers: papers.map(({ at, ...paper }) => ({
      ...paper,
      at: at.toISOString(),
      moment: formatMoment(at, language),
    })),
    others,
    mayOpenOutbox: may(staff.role, "outbox.read"),
  };
}

export default function Registration() {
  const { t, language } = useTranslation("registrations");
  const { title, application, history, papers, others, mayOpenOutbox } = useLoaderData<typeof loader>();
  const { id, state, returnFields, groups } = application;
  return (
    <>
      <PageHeader
        title={<bdi>{title}</bdi>}
        crumbs={toQueue(language)}
        actions={<WaysOn id={id} state={state} />}
      />
      <div className="grid gap-x-10 gap-y-8 lg:grid-cols-[2fr_1fr]">
        <div className="min-w-0">
          <ApplicationFacts application={application} />
          <AskedAgain application={application} />
          <LetterLine entries={history} mayOpenOutbox={mayOpenOutbox} />
          <h2 className="mt-8 text-xl">{t("answers")}</h2>
          <AnswerGroups groups={groups} asked={state === "returned" ? returnFields : []} />
          <History entries={history} />
        </div>
        <div className="grid content-start gap-8">
          <Others others={others} />
          <Papers id={id} papers={papers} />
          <WayForApplicant />
        </div>
      </div>
      <p className="mt-8">
        <a href={QUEUE} className="link">
          {t("back")}
        </a>
      </p>
    </>
  );
}
