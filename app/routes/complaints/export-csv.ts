import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireStaff } from "~/auth/guards.server";
import { type ExportedComplaint, exportComplaints } from "~/domain/complaints/export.server";
import { complaintFilter } from "~/domain/complaints/filter";
import type { Language } from "~/i18n/languages";
import { languageOf } from "~/i18n/request-language.server";
import { translator } from "~/i18n/translator";
import { csv, csvRows } from "~/platform/csv";
import { csvParts } from "~/platform/csv-parts.server";

function columnsOf(language: Language) {
  const t = translator(language, "complaints");
  const columns: Array<[string, (row: ExportedComplaint) => string | null]> = [
    [t("fields.reference"), (row) => row.reference],
    [t("fields.date"), (row) => row.received],
    [t("fields.status"), (row) => t(`statuses.${row.status}`)],
    [t("fields.name"), (row) => row.name],
    [t("fields.phone"), (row) => row.phone],
    [t("fields.email"), (row) => row.email],
    [t("fields.language"), (row) => t(`languages.${row.language}`)],
    [t("fields.title"), (row) => row.title],
    [t("fields.subject"), (row) => row.subject],
    [t("fields.reply"), (row) => row.reply],
    [t("fields.reply-date"), (row) => row.replied],
    [t("fields.replied-by"), (row) => row.repliedBy],
    [t("fields.way"), (row) => (row.way ? t(`ways.${row.way}`) : null)],
  ];
  return columns;
}

async function* partsOf(rows: AsyncIterable<ExportedComplaint[]>, columns: ReturnType<typeof columnsOf>) {
  yield csv(
    columns.map(([title]) => title),
    [],
  );
  for await (const some of rows) yield csvRows(some.map((row) => columns.map(([, cell]) => cell(row))));
}

export async function loader({ request }: LoaderFunctionArgs) {
  const staff = await requireStaff(request, "complaints.manage");
  const filter = complaintFilter(new URL(request.url).searchParams);
  const rows = await exportComplaints(filter, staff);
  return csvParts("complaints", partsOf(rows, columnsOf(await languageOf(request))));
}
