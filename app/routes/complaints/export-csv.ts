import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireStaff } from "~/auth/guards.server";
import { exportComplaints } from "~/domain/complaints/export.server";
import { complaintColumns } from "~/domain/complaints/export-columns";
import { complaintFilter } from "~/domain/complaints/filter";
import { languageOf } from "~/i18n/request-language.server";
import { csvParts } from "~/platform/csv-parts.server";
import { csvTable } from "~/platform/csv-table";

export async function loader({ request }: LoaderFunctionArgs) {
  const staff = await requireStaff(request, "complaints.manage");
  const filter = complaintFilter(new URL(request.url).searchParams);
  const rows = await exportComplaints(filter, staff);
  return csvParts("complaints", csvTable(complaintColumns(await languageOf(request)), rows));
}
