import type { Language } from "~/i18n/languages";
import { translator } from "~/i18n/translator";
import type { CsvColumn } from "~/platform/csv-table";
import type { Oath } from "./list.server";

/** The columns of a file of oaths, in the words of their page. */
export function oathColumns(language: Language): Array<CsvColumn<Oath>> {
  const t = translator(language, "oath");
  return [
    { title: t("number"), cellOf: (oath) => oath.memberNumber },
    { title: t("staff.name-ar"), cellOf: (oath) => oath.doctorName },
    { title: t("staff.name-en"), cellOf: (oath) => oath.nameEn },
    { title: t("staff.registered"), cellOf: (oath) => oath.day },
  ];
}
