import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireStaff } from "~/auth/guards.server";
import { exportApplications, exportColumns } from "~/domain/internships/export.server";
import { queueFilter } from "~/domain/internships/queue-filter";
import { languageOf } from "~/i18n/request-language.server";
import { csvTable } from "~/platform/csv";
import { csvResponse } from "~/platform/download.server";

export async function loader({ request }: LoaderFunctionArgs) {
  const staff = await requireStaff(request, "registrations.manage");
  const filter = queueFilter(new URL(request.url).searchParams);
  const columns = exportColumns(await languageOf(request));
  return csvResponse("registrations", csvTable(columns, await exportApplications(filter, staff)));
}
