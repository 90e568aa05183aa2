import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { surveyStatistics } from "~/addresses/staff";
import { visit } from "~/auth/visit.server";
import { survey } from "~/content/survey";
import { readMonths, readStatistics } from "~/domain/surveys/statistics.server";
import { useTranslation } from "~/i18n/use-translation";
import { today } from "~/platform/clock.server";
import { ButtonLink } from "~/ui/button";
import { FaceShapes } from "~/ui/figures";
import { EmptyState } from "~/ui/notice";
import { PageHeader } from "~/ui/page-header";
import { Ltr } from "~/ui/text";
import { MonthsFigure } from "./months-figure";
import { QuestionCard, Summary } from "./question-figures";

export async function loader({ request }: LoaderFunctionArgs) {
  const { language } = await visit(request, surveyStatistics.statistics);
  const { totalResponses, questions } = await readStatistics();
  return {
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
  const { totalResponses, questions, months } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader
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
          <MonthsFigure months={months} />
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
