import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireStaff } from "~/auth/guards.server";
import { complaintColumns, exportComplaints } from "~/domain/complaints/export.server";
import { complaintFilter } from "~/domain/complaints/filter";
import { languageOf } from "~/i18n/request-language.server";
import { csvTable } from "~/platform/csv";
import { csvResponse } from "~/platform/download.server";

export async function loader({ request }: LoaderFunctionArgs) {
  const staff = await requireStaff(request, "complaints.manage");
  const filter = complaintFilter(new URL(request.url).searchParams);
  const rows = await exportComplaints(filter, staff);
  return csvResponse("complaints", csvTable(complaintColumns(await languageOf(request)), rows));
}
