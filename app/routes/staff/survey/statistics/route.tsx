import { useLoaderData } from "@remix-run/react";
import { href } from "~/addresses/href";
import { office, surveyStatistics } from "~/addresses/staff";
import { handler } from "~/auth/handler.server";
import { inDigits } from "~/content/digits";
import { survey } from "~/content/survey";
import { addUp, levels, shareOf, standingOf } from "~/domain/surveys/levels";
import { readMonths, readStatistics } from "~/domain/surveys/statistics.server";
import { formatNumber, useTranslation } from "~/i18n";
import { today } from "~/platform/clock.server";
import { Bar, ButtonLink, Card, EmptyState, Face, FaceShapes, Ltr, PageHeader, tones } from "~/ui";
import { MonthsFigure } from "./months-figure";

export const loader = handler(surveyStatistics.statistics, async ({ language }) => {
  const { totalResponses, questions } = await readStatistics();
  const surveyContent = survey();
  return {
    sample: surveyContent.sample,
    totalResponses,
    questions: questions.map((figures) => {
      const { topic, text } = surveyContent.questions.find(({ name }) => name === figures.name)!;
      return { ...figures, topic: topic[language], text: text[language] };
    }),
    months: totalResponses ? await readMonths(today()) : [],
  };
});

export default function SurveyStatistics() {
  const { t, language } = useTranslation("survey");
  const { totalResponses, questions, months, sample } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader
        actions={
          <ButtonLink href={href(office.dashboard)} variant="quiet">
            {t("dashboard")}
          </ButtonLink>
        }
      />
      <FaceShapes />
      <p className="mb-6 text-xl">
        {`${t("total")}: `}
        <b>
          <Ltr>{formatNumber(totalResponses, language)}</Ltr>
        </b>
      </p>
      {totalResponses > 0 ? (
        <>
          {sample ? <p className="mb-6 text-sm text-muted">{t("sample")}</p> : null}
          <div className="grid gap-6 lg:grid-cols-2">
            {questions.map((question) => (
              <QuestionCard key={question.name} {...question} />
            ))}
          </div>
          <Summary counts={questions.map(({ counts }) => counts)} />
          <MonthsFigure months={months} />
          <div className="mt-8 flex flex-wrap gap-3">
            <ButtonLink href={href(surveyStatistics.comments)}>{t("comments-read")}</ButtonLink>
            <ButtonLink href={href(surveyStatistics.monthsCsv)} variant="quiet">
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

type Props = { topic: string; text: string; average: number | null; counts: number[] };

const QuestionCard = ({ topic, text, average, counts }: Props) => (
  <Card as="section" className="gap-3 p-4 sm:p-6">
    <h2 className="text-xl">{topic}</h2>
    <p className="text-muted">{text}</p>
    {average === null ? null : <Average of={average} />}
    <LevelTable counts={counts} caption={topic} />
  </Card>
);

function Summary({ counts }: { counts: number[][] }) {
  const { t } = useTranslation("survey");
  return (
    <Card as="section" className="mt-6 gap-3 p-6">
      <h2 className="text-xl">{t("summary")}</h2>
      <LevelTable counts={addUp(counts)} caption={t("summary")} />
    </Card>
  );
}

function Average({ of }: { of: number }) {
  const { t, language } = useTranslation("survey");
  const standing = standingOf(of);
  return (
    <p className="average">
      <Face tone={standing} />
      <span>
        {`${t("average")}: `}
        <b>
          <Ltr>{inDigits(of.toFixed(2), language)}</Ltr>
        </b>
        {` ${t("out-of")}`}
      </span>
      <span className="text-muted">{t(`standing.${standing}`)}</span>
    </p>
  );
}

function LevelTable({ counts, caption }: { counts: number[]; caption: string }) {
  const { t, language } = useTranslation("survey");
  const total = counts.reduce((sum, count) => sum + count, 0);
  return (
    <table className="table figures">
      <caption className="sr-only">{caption}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{t("answer")}</th>
          <th scope="col">{t("responses")}</th>
          <th scope="col">{t("share")}</th>
        </tr>
      </thead>
      <tbody>
        {levels.map((level, index) => {
          const [count, tone] = [counts[index]!, tones[index]!];
          const share = shareOf(count, total);
          return (
            <tr key={level}>
              <th scope="row">
                <span className="level-name">
                  <Face tone={tone} small />
                  {t(`levels.${level}`)}
                </span>
              </th>
              <td className="number">
                <Ltr>{formatNumber(count, language)}</Ltr>
              </td>
              <td>
                <Ltr>{inDigits(`${share}%`, language)}</Ltr>
                <Bar percent={Number(share)} tone={tone} />
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
