import { registerOffice } from "~/addresses/register";
import { handler } from "~/auth/handler.server";
import { memberColumns } from "~/domain/members/export.server";
import { exportSelectedMembers } from "~/domain/register/export-members.server";
import { membersFilter } from "~/domain/register/members-filter";
import { csvTable } from "~/platform/csv";
import { csvResponse } from "~/platform/download.server";

export const loader = handler(registerOffice.exportCsv, async ({ staff, url }) => {
  const { rows, batches } = await exportSelectedMembers(membersFilter(url.searchParams), staff);
  return csvResponse("register", csvTable(memberColumns, batches), rows);
});
