import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireStaff } from "~/auth/guards.server";
import { type ExportedApplication, exportApplications } from "~/domain/internships/export.server";
import { type Column, exportColumns } from "~/domain/internships/export-columns";
import { queueFilter } from "~/domain/internships/queue-filter";
import { languageOf } from "~/i18n/request-language.server";
import { csv, csvRows } from "~/platform/csv";
import { csvParts } from "~/platform/csv-parts.server";

async function* partsOf(some: AsyncIterable<ExportedApplication[]>, columns: Column[]) {
  yield csv(
    columns.map(({ title }) => title),
    [],
  );
  for await (const rows of some) yield csvRows(rows.map((row) => columns.map(({ cellOf }) => cellOf(row))));
}

export async function loader({ request }: LoaderFunctionArgs) {
  const staff = await requireStaff(request, "registrations.manage");
  const filter = queueFilter(new URL(request.url).searchParams);
  const columns = exportColumns(await languageOf(request));
  return csvParts("registrations", partsOf(await exportApplications(filter, staff), columns));
}
