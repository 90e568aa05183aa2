import { oaths } from "~/addresses/staff";
import { handler } from "~/auth/handler.server";
import { exportOaths, oathColumns } from "~/domain/oaths/export.server";
import { oathFilter } from "~/domain/oaths/filter";
import { translator } from "~/i18n";
import { csvTable } from "~/platform/csv";
import { csvResponse } from "~/platform/download.server";

export const loader = handler(oaths.exportCsv, async ({ staff, language, url }) => {
  const filter = oathFilter(url.searchParams);
  const { rows, batches } = await exportOaths(filter, staff);
  return csvResponse("oaths", csvTable(oathColumns(translator(language, "oath")), batches), rows);
});
