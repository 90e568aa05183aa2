import type { LoaderFunctionArgs } from "@remix-run/node";
import { complaints } from "~/addresses/staff";
import { visit } from "~/auth/visit.server";
import { complaintColumns, exportComplaints } from "~/domain/complaints/export.server";
import { complaintFilter } from "~/domain/complaints/filter";
import { translator } from "~/i18n";
import { csvTable } from "~/platform/csv";
import { csvResponse } from "~/platform/download.server";

export async function loader({ request }: LoaderFunctionArgs) {
  const { staff, language } = await visit(request, complaints.exportCsv);
  const filter = complaintFilter(new URL(request.url).searchParams);
  const { rows, batches } = await exportComplaints(filter, staff);
  const columns = complaintColumns(translator(language, "complaints"));
  return csvResponse("complaints", csvTable(columns, batches), rows);
}
