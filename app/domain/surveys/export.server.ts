import { min } from "drizzle-orm";
import type { TFunction } from "i18next";
import { survey } from "~/content/survey";
import { db, surveyResponses } from "~/db";
import { type Actor, recordFirst } from "~/domain/audit/record.server";
import type { Language } from "~/i18n";
import type { CsvColumn } from "~/platform/csv";
import { MIN_IN_MONTH, monthsUpTo } from "./month";
import { type MonthFigures, readMonths } from "./statistics.server";

/**
 * Exports months instead of days, because a day's scores beside its comments could reveal their author. The export is
 * recorded first.
 */
export async function exportAllMonths(actor: Actor, today: string) {
  const [row] = await db.select({ first: min(surveyResponses.createdOn) }).from(surveyResponses);
  const months = row?.first ? monthsUpTo(today, row.first) : 0;
  await recordFirst(actor, { action: "survey.export", subject: "survey", detail: { months } });
  return months ? readMonths(today, months) : [];
}

const rounded = (average: number | null) => average && Number(average.toFixed(2));

export function monthColumns(t: TFunction<"survey">, language: Language): Array<CsvColumn<MonthFigures>> {
  const tooFew = t("too-few", { least: MIN_IN_MONTH });
  return [
    { title: t("month"), cellOf: (figures) => figures.month.slice(0, 7) },
    { title: t("responses"), cellOf: (figures) => figures.responses },
    { title: t("average"), cellOf: (figures) => rounded(figures.average) },
    ...survey().questions.map(({ name, topic }) => ({
      title: `${t("average")}: ${topic[language]}`,
      cellOf: (figures: MonthFigures) => rounded(figures[name]),
    })),
    { title: t("note"), cellOf: (figures) => (figures.responses === null ? tooFew : "") },
  ];
}

export const commentColumns = (
  t: TFunction<"survey">,
): Array<CsvColumn<{ day: string; comment: string }>> => [
  { title: t("day"), cellOf: ({ day }) => day },
  { title: t("comment"), cellOf: ({ comment }) => comment },
];
