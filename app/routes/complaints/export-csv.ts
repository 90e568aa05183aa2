import { complaints } from "~/addresses/staff";
import { handler } from "~/auth/handler.server";
import { complaintColumns, exportComplaints } from "~/domain/complaints/export.server";
import { complaintFilter } from "~/domain/complaints/filter";
import { translator } from "~/i18n";
import { csvTable } from "~/platform/csv";
import { csvResponse } from "~/platform/download.server";

export const loader = handler(complaints.exportCsv, async ({ staff, language, url }) => {
  const filter = complaintFilter(url.searchParams);
  const { rows, batches } = await exportComplaints(filter, staff);
  const columns = complaintColumns(translator(language, "complaints"));
  return csvResponse("complaints", csvTable(columns, batches), rows);
});
