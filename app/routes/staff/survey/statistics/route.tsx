import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { surveyStatistics } from "~/addresses/staff";
import { visit } from "~/auth/visit.server";
import { survey } from "~/content/survey";
import { HIGHEST_LEVEL, standingOf } from "~/domain/surveys/levels";
import { LEAST_IN_MONTH } from "~/domain/surveys/month";
import { type MonthFigures, readMonths, readStatistics } from "~/domain/surveys/statistics.server";
import { formatMonth } from "~/i18n/dates";
import { useTranslation } from "~/i18n/use-translation";
import { today } from "~/platform/clock.server";
import { ButtonLink } from "~/ui/button";
import { Bar, FaceShapes } from "~/ui/figures";
import { EmptyState } from "~/ui/notice";
import { PageHeader } from "~/ui/page-header";
import { Ltr } from "~/ui/text";
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

type Month = Pick<MonthFigures, "month" | "responses" | "average">;

function Figures({ responses, average }: { responses: number; average: number }) {
  const { t } = useTranslation("survey");
  const standing = standingOf(average);
  return (
    <>
      <td className="number">
        <Ltr>{responses.toLocaleString("en")}</Ltr>
      </td>
      <td>
        <Ltr>{average.toFixed(2)}</Ltr>
        <span className="text-muted">{` · ${t(`standing.${standing}`)}`}</span>
        <Bar percent={(average / HIGHEST_LEVEL) * 100} tone={standing} />
      </td>
    </>
  );
}

function MonthsTable({ months }: { months: Month[] }) {
  const { t, language } = useTranslation("survey");
  return (
    <section className="mt-12">
      <h2 className="text-xl">{t("months")}</h2>
      <p className="mb-4 text-muted">{t("months-about")}</p>
      <table className="table figures">
        <caption className="sr-only">{t("months")}</caption>
        <thead>
          <tr>
            <th scope="col">{t("month")}</th>
            <th scope="col" className="number">
              {t("responses")}
            </th>
            <th scope="col">{t("average")}</th>
          </tr>
        </thead>
        <tbody>
          {months.map(({ month, responses, average }) => (
            <tr key={month}>
              <th scope="row">
                <time dateTime={month.slice(0, 7)}>{formatMonth(month, language)}</time>
              </th>
              {responses === null || average === null ? (
                <td colSpan={2} className="text-muted">
                  {t("too-few", { least: LEAST_IN_MONTH })}
                </td>
              ) : (
                <Figures responses={responses} average={average} />
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
