import type { LoaderFunctionArgs } from "@remix-run/node";
import { surveyStatistics } from "~/addresses/staff";
import { visit } from "~/auth/visit.server";
import { monthColumns } from "~/domain/surveys/export.server";
import { readMonths } from "~/domain/surveys/statistics.server";
import { translator } from "~/i18n";
import { today } from "~/platform/clock.server";
import { csvTable } from "~/platform/csv";
import { csvResponse } from "~/platform/download.server";

export async function loader({ request }: LoaderFunctionArgs) {
  const { language } = await visit(request, surveyStatistics.monthsCsv);
  const columns = monthColumns(translator(language, "survey"), language);
  const months = await readMonths(today());
  return csvResponse("survey-months", csvTable(columns, [months]), months.length);
}
