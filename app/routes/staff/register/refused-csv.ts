import { registerOffice } from "~/addresses/register";
import { handler } from "~/auth/handler.server";
import { csvTable } from "~/platform/csv";
import { csvResponse } from "~/platform/download.server";
import { getFile } from "./file-report.server";
import { refusedLines } from "./refused-lines.server";

export const loader = handler(registerOffice.refusedCsv, async ({ params, staff, language }) => {
  const { columns, batches, rows } = await refusedLines(await getFile(params.id), staff, language);
  return csvResponse("refused", csvTable(columns, batches), rows);
});
