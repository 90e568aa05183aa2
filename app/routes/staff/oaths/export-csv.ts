import type { LoaderFunctionArgs } from "@remix-run/node";
import { oaths } from "~/addresses/staff";
import { visit } from "~/auth/visit.server";
import { exportOaths, oathColumns } from "~/domain/oaths/export.server";
import { oathFilter } from "~/domain/oaths/filter";
import { translator } from "~/i18n";
import { csvTable } from "~/platform/csv";
import { csvResponse } from "~/platform/download.server";

export async function loader({ request }: LoaderFunctionArgs) {
  const { staff, language } = await visit(request, oaths.exportCsv);
  const filter = oathFilter(new URL(request.url).searchParams);
  const { rows, batches } = await exportOaths(filter, staff);
  return csvResponse("oaths", csvTable(oathColumns(translator(language, "oath")), batches), rows);
}
