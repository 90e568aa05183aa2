import { surveyStatistics } from "~/addresses/staff";
import { handler } from "~/auth/handler.server";
import { monthColumns } from "~/domain/surveys/export.server";
import { readMonths } from "~/domain/surveys/statistics.server";
import { translator } from "~/i18n";
import { today } from "~/platform/clock.server";
import { csvTable } from "~/platform/csv";
import { csvResponse } from "~/platform/download.server";

export const loader = handler(surveyStatistics.monthsCsv, async ({ language }) => {
  const columns = monthColumns(translator(language, "survey"), language);
  const months = await readMonths(today());
  return csvResponse("survey-months", csvTable(columns, [months]), months.length);
});
