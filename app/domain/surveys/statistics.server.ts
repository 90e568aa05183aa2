import { type AnyColumn, sql } from "drizzle-orm";
import { db, surveyResponses } from "~/db";
import { MIN_IN_MONTH, MONTHS_SHOWN, monthBefore } from "./month";

const countOf = (question: AnyColumn, level: number) =>
  sql<number>`count(*) filter (where ${question} = ${level})`.mapWith(Number);
const averageOf = (question: AnyColumn) =>
  sql<number | null>`avg(${question}) filter (where ${question} between 1 and 3)`.mapWith(Number);

const figuresOf = (question: AnyColumn) => ({
  average: averageOf(question),
  unsatisfied: countOf(question, 1),
  satisfied: countOf(question, 2),
  verySatisfied: countOf(question, 3),
});

const questions = ["question1", "question2", "question3", "question4"] as const;

export async function readStatistics() {
  const [row] = await db
    .select({
      totalResponses: sql<number>`count(*)`.mapWith(Number),
      question1: figuresOf(surveyResponses.question1),
      question2: figuresOf(surveyResponses.question2),
      question3: figuresOf(surveyResponses.question3),
      question4: figuresOf(surveyResponses.question4),
    })
    .from(surveyResponses);
  return {
    totalResponses: row!.totalResponses,
    questions: questions.map((name) => {
      const { average, unsatisfied, satisfied, verySatisfied } = row![name];
      return { name, average, counts: [unsatisfied, satisfied, verySatisfied] };
    }),
  };
}

export type MonthFigures = {
  month: string;
  /** Null, like the averages, where there are fewer than MIN_IN_MONTH. */
  responses: number | null;
  average: number | null;
  question1: number | null;
  question2: number | null;
  question3: number | null;
  question4: number | null;
};

const monthly = (question: string) =>
  sql`case when count(sheet.id) >= ${MIN_IN_MONTH} then avg(${sql.raw(question)})::float8 end`;

export async function readMonths(today: string, howMany = MONTHS_SHOWN): Promise<MonthFigures[]> {
  const [first, last] = [monthBefore(today, howMany - 1), monthBefore(today, 0)];
  const rows = await db.execute<MonthFigures>(sql`
    select to_char(month, 'YYYY-MM-DD') as month,
      case when count(sheet.id) >= ${MIN_IN_MONTH} then count(sheet.id)::int end as responses,
      ${monthly("(question1 + question2 + question3 + question4) / 4.0")} as average,
      ${monthly("question1")} as question1, ${monthly("question2")} as question2,
      ${monthly("question3")} as question3, ${monthly("question4")} as question4
    from generate_series(${first}::timestamp, ${last}::timestamp, interval '1 month') as month
    left join survey_responses as sheet
      on sheet.created_on >= month and sheet.created_on < month + interval '1 month'
    group by month order by month desc`);
  return [...rows];
}
