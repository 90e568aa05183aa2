import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireStaff } from "~/auth/guards.server";
import { exportOaths, oathColumns } from "~/domain/oaths/export.server";
import { oathFilter } from "~/domain/oaths/filter";
import { languageOf } from "~/i18n/request-language.server";
import { csvTable } from "~/platform/csv";
import { csvResponse } from "~/platform/download.server";

export async function loader({ request }: LoaderFunctionArgs) {
  const staff = await requireStaff(request, "oaths.read");
  const filter = oathFilter(new URL(request.url).searchParams);
  const columns = oathColumns(await languageOf(request));
  return csvResponse("oaths", csvTable(columns, await exportOaths(filter, staff)));
}
