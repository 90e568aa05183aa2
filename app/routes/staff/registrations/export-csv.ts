import type { LoaderFunctionArgs } from "@remix-run/node";
import { registrations } from "~/addresses/internship";
import { visit } from "~/auth/visit.server";
import { exportApplications, exportColumns } from "~/domain/internships/export.server";
import { queueFilter } from "~/domain/internships/queue-filter";
import { translator } from "~/i18n";
import { csvTable } from "~/platform/csv";
import { csvResponse } from "~/platform/download.server";

export async function loader({ request }: LoaderFunctionArgs) {
  const { staff, language } = await visit(request, registrations.exportCsv);
  const filter = queueFilter(new URL(request.url).searchParams);
  const columns = exportColumns(translator(language, "registrations"), language);
  const { rows, batches } = await exportApplications(filter, staff);
  return csvResponse("registrations", csvTable(columns, batches), rows);
}
