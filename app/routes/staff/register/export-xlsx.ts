import { registerOffice } from "~/addresses/register";
import { handler } from "~/auth/handler.server";
import { memberColumns } from "~/domain/members/export.server";
import { exportSelectedMembers } from "~/domain/register/export-members.server";
import { membersFilter } from "~/domain/register/members-filter";
import { xlsxResponse } from "~/platform/download.server";
import { xlsxTable } from "~/platform/xlsx/write-sheet.server";

export const loader = handler(registerOffice.exportXlsx, async ({ staff, url }) => {
  const { rows, batches } = await exportSelectedMembers(membersFilter(url.searchParams), staff);
  return xlsxResponse("register", xlsxTable(memberColumns, batches), rows);
});
