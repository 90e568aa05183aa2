import type { LoaderFunctionArgs } from "@remix-run/node";
import { surveyStatistics } from "~/addresses/staff";
import { visit } from "~/auth/visit.server";
import { exportComments } from "~/domain/surveys/comments.server";
import { commentColumns } from "~/domain/surveys/export.server";
import { translator } from "~/i18n";
import { csvTable } from "~/platform/csv";
import { csvResponse } from "~/platform/download.server";

export async function loader({ request }: LoaderFunctionArgs) {
  const { staff, language } = await visit(request, surveyStatistics.commentsCsv);
  const comments = await exportComments({ kind: "staff", id: staff.id });
  const columns = commentColumns(translator(language, "survey"));
  return csvResponse("survey-comments", csvTable(columns, [comments]), comments.length);
}
