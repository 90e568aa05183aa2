import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireStaff } from "~/auth/guards.server";
import { exportApplications } from "~/domain/internships/export.server";
import { exportColumns } from "~/domain/internships/export-columns";
import { queueFilter } from "~/domain/internships/queue-filter";
import { languageOf } from "~/i18n/request-language.server";
import { csvParts } from "~/platform/csv-parts.server";
import { csvTable } from "~/platform/csv-table";

export async function loader({ request }: LoaderFunctionArgs) {
  const staff = await requireStaff(request, "registrations.manage");
  const filter = queueFilter(new URL(request.url).searchParams);
  const columns = exportColumns(await languageOf(request));
  return csvParts("registrations", csvTable(columns, await exportApplications(filter, staff)));
}
