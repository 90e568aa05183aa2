import { registerOffice } from "~/addresses/register";
import { handler } from "~/auth/handler.server";
import { xlsxResponse } from "~/platform/download.server";
import { xlsxTable } from "~/platform/xlsx/write-sheet.server";
import { getFile } from "./file-report.server";
import { refusedLines } from "./refused-lines.server";

export const loader = handler(registerOffice.refusedXlsx, async ({ params, staff, language }) => {
  const { columns, batches, rows } = await refusedLines(await getFile(params.id), staff, language);
  return xlsxResponse("refused", xlsxTable(columns, batches), rows);
});
