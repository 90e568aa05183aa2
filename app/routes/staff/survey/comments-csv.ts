import { surveyStatistics } from "~/addresses/staff";
import { handler } from "~/auth/handler.server";
import { byStaff } from "~/domain/audit/record.server";
import { exportComments } from "~/domain/surveys/comments.server";
import { commentColumns } from "~/domain/surveys/export.server";
import { translator } from "~/i18n";
import { csvTable } from "~/platform/csv";
import { csvResponse } from "~/platform/download.server";

export const loader = handler(surveyStatistics.commentsCsv, async ({ staff, language }) => {
  const comments = await exportComments(byStaff(staff));
  const columns = commentColumns(translator(language, "survey"));
  return csvResponse("survey-comments", csvTable(columns, [comments]), comments.length);
});
