import type { LoaderFunctionArgs } from "@remix-run/node";
import { auditLog } from "~/addresses/staff";
import { visit } from "~/auth/visit.server";
import { entryColumns, exportEntries } from "~/domain/audit/export.server";
import { auditFilter } from "~/domain/audit/filter";
import { translator } from "~/i18n";
import { csvTable } from "~/platform/csv";
import { csvResponse } from "~/platform/download.server";

export async function loader({ request }: LoaderFunctionArgs) {
  const { staff, language } = await visit(request, auditLog.exportCsv);
  const { refused: _, ...filter } = auditFilter(new URL(request.url).searchParams);
  const { rows, batches } = await exportEntries(staff, filter, language);
  return csvResponse("audit-log", csvTable(entryColumns(translator(language, "audit")), batches), rows);
}
