import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireStaff } from "~/auth/guards.server";
import { exportOaths } from "~/domain/oaths/export.server";
import { oathFilter } from "~/domain/oaths/filter";
import type { Oath } from "~/domain/oaths/list.server";
import type { Language } from "~/i18n/languages";
import { languageOf } from "~/i18n/request-language.server";
import { translator } from "~/i18n/translator";
import { csv, csvRows } from "~/platform/csv";
import { csvParts } from "~/platform/csv-parts.server";

async function* partsOf(some: AsyncGenerator<Oath[], void>, language: Language) {
  const t = translator(language, "oath");
  yield csv([t("number"), t("staff.name-ar"), t("staff.name-en"), t("staff.registered")], []);
  for await (const oaths of some)
    yield csvRows(
      oaths.map(({ memberNumber, doctorName, nameEn, day }) => [memberNumber, doctorName, nameEn, day]),
    );
}

export async function loader({ request }: LoaderFunctionArgs) {
  const staff = await requireStaff(request, "oaths.read");
  const filter = oathFilter(new URL(request.url).searchParams);
  return csvParts("oaths", partsOf(await exportOaths(filter, staff), await languageOf(request)));
}
