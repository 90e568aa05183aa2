import { registrations } from "~/addresses/internship";
import { handler } from "~/auth/handler.server";
import { exportApplications, exportColumns } from "~/domain/internships/export.server";
import { queueFilter } from "~/domain/internships/queue-filter";
import { translator } from "~/i18n";
import { csvTable } from "~/platform/csv";
import { csvResponse } from "~/platform/download.server";

export const loader = handler(registrations.exportCsv, async ({ staff, language, url }) => {
  const filter = queueFilter(url.searchParams);
  const columns = exportColumns(translator(language, "registrations"), language);
  const { rows, batches } = await exportApplications(filter, staff);
  return csvResponse("registrations", csvTable(columns, batches), rows);
});
