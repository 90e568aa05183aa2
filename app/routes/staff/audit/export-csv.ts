import { auditLog } from "~/addresses/staff";
import { handler } from "~/auth/handler.server";
import { entryColumns, exportEntries } from "~/domain/audit/export.server";
import { auditFilter } from "~/domain/audit/filter";
import { translator } from "~/i18n";
import { csvTable } from "~/platform/csv";
import { csvResponse } from "~/platform/download.server";

export const loader = handler(auditLog.exportCsv, async ({ staff, language, url }) => {
  const { refused: _, ...filter } = auditFilter(url.searchParams);
  const { rows, batches } = await exportEntries(staff, filter, language);
  return csvResponse("audit-log", csvTable(entryColumns(translator(language, "audit")), batches), rows);
});
