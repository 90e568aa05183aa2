import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireStaff } from "~/auth/guards.server";
import { pages } from "~/content/pages";
import { survey } from "~/content/survey";
import { readMonths, readStatistics } from "~/domain/surveys/statistics.server";
import { languageOf } from "~/i18n/request-language.server";
import { useTranslation } from "~/i18n/use-translation";
import { today } from "~/platform/clock.server";
import { ButtonLink } from "~/ui/button";
import { documentTitle } from "~/ui/document-title";
import { EmptyState } from "~/ui/empty-state";
import { FaceShapes } from "~/ui/face";
import { Ltr } from "~/ui/ltr";
import { PageHeader } from "~/ui/page-header";
import { pageMeta } from "~/ui/page-meta";
import { MonthsTable } from "./months-table";
import { QuestionCard } from "./question-card";
import { Summary } from "./summary";

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  data ? pageMeta({ title: data.documentTitle }) : [];

export async function loader({ request }: LoaderFunctionArgs) {
  await requireStaff(request, "survey.read");
  const language = await languageOf(request);
  const { totalResponses, questions } = await readStatistics();
  const title = pages["/dashboard/survey-statistics"][language];
  return {
    title,
    dashboard: pages["/dashboard"][language],
    documentTitle: documentTitle(title, language),
    totalResponses,
    questions: questions.map((figures) => {
      const { topic, text } = survey.questions.find(({ name }) => name === figures.name)!;
      return { ...figures, topic: topic[language], text: text[language] };
    }),
    months: totalResponses ? await readMonths(today()) : [],
  };
}

export default function SurveyStatistics() {
  const { t } = useTranslation("survey");
  const { title, dashboard, totalResponses, questions, months } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader
        title={title}
        crumbs={[{ title: dashboard, path: "/dashboard" }]}
        actions={
          <ButtonLink href="/dashboard" variant="quiet">
            {t("dashboard")}
          </ButtonLink>
        }
      />
      <FaceShapes />
      <p className="mb-6 text-xl">
        {`${t("total")}: `}
        <b>
          <Ltr>{totalResponses.toLocaleString("en")}</Ltr>
        </b>
      </p>
      {totalResponses > 0 ? (
        <>
          {survey.sample ? <p className="mb-6 text-sm text-muted">{t("sample")}</p> : null}
          <div className="grid gap-6 lg:grid-cols-2">
            {questions.map((question) => (
              <QuestionCard key={question.name} {...question} />
            ))}
          </div>
          <Summary counts={questions.map(({ counts }) => counts)} />
          <MonthsTable months={months} />
          <div className="mt-8 flex flex-wrap gap-3">
            <ButtonLink href="/dashboard/survey-statistics/comments">{t("comments-read")}</ButtonLink>
            <ButtonLink href="/dashboard/survey-statistics/months.csv" variant="quiet">
              {t("months-file")}
            </ButtonLink>
          </div>
        </>
      ) : (
        <EmptyState title={t("none")}>
          <p>{t("none-yet")}</p>
        </EmptyState>
      )}
    </>
  );
}
