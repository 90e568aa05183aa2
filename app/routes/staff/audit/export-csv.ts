import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireStaff } from "~/auth/guards.server";
import { entryColumns, exportEntries } from "~/domain/audit/export.server";
import { auditFilter } from "~/domain/audit/filter";
import { languageOf } from "~/i18n/request-language.server";
import { csvTable } from "~/platform/csv";
import { csvResponse } from "~/platform/download.server";

export async function loader({ request }: LoaderFunctionArgs) {
  const staff = await requireStaff(request, "audit.read");
  const language = await languageOf(request);
  const { refused: _, ...filter } = auditFilter(new URL(request.url).searchParams);
  const entries = await exportEntries(staff, filter, language);
  return csvResponse("audit-log", csvTable(entryColumns(language), entries));
}
