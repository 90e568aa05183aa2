import { survey } from "~/content/survey";
import type { Language } from "~/i18n/languages";
import { translator } from "~/i18n/translator";
import type { CsvColumn } from "~/platform/csv-table";
import { LEAST_IN_MONTH } from "./month";
import type { MonthFigures } from "./statistics.server";

const rounded = (average: number | null) => average && Number(average.toFixed(2));

/** The columns of a file of monthly figures; a month of too few sheets has a note in their place. */
export function monthColumns(language: Language): Array<CsvColumn<MonthFigures>> {
  const t = translator(language, "survey");
  const tooFew = t("too-few", { least: LEAST_IN_MONTH });
  return [
    { title: t("month"), cellOf: (figures) => figures.month.slice(0, 7) },
    { title: t("responses"), cellOf: (figures) => figures.responses },
    { title: t("average"), cellOf: (figures) => rounded(figures.average) },
    ...survey.questions.map(({ name, topic }) => ({
      title: `${t("average")}: ${topic[language]}`,
      cellOf: (figures: MonthFigures) => rounded(figures[name]),
    })),
    { title: t("note"), cellOf: (figures) => (figures.responses === null ? tooFew : "") },
  ];
}

/** The columns of a file of comments. */
export function commentColumns(language: Language): Array<CsvColumn<{ day: string; comment: string }>> {
  const t = translator(language, "survey");
  return [
    { title: t("day"), cellOf: ({ day }) => day },
    { title: t("comment"), cellOf: ({ comment }) => comment },
  ];
}
