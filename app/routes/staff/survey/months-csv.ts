import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireStaff } from "~/auth/guards.server";
import { monthColumns } from "~/domain/surveys/export.server";
import { readMonths } from "~/domain/surveys/statistics.server";
import { languageOf } from "~/i18n/request-language.server";
import { today } from "~/platform/clock.server";
import { csvTable } from "~/platform/csv";
import { csvResponse } from "~/platform/download.server";

export async function loader({ request }: LoaderFunctionArgs) {
  await requireStaff(request, "survey.read");
  const columns = monthColumns(await languageOf(request));
  return csvResponse("survey-months", csvTable(columns, [await readMonths(today())]));
}
