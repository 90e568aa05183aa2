import type { Language } from "~/i18n/languages";
import { translator } from "~/i18n/translator";
import type { CsvColumn } from "~/platform/csv-table";
import type { ExportedComplaint } from "./export.server";

/** The columns of a file of messages, in the words of their page. */
export function complaintColumns(language: Language): Array<CsvColumn<ExportedComplaint>> {
  const t = translator(language, "complaints");
  return [
    { title: t("fields.reference"), cellOf: (row) => row.reference },
    { title: t("fields.date"), cellOf: (row) => row.received },
    { title: t("fields.status"), cellOf: (row) => t(`statuses.${row.status}`) },
    { title: t("fields.name"), cellOf: (row) => row.name },
    { title: t("fields.phone"), cellOf: (row) => row.phone },
    { title: t("fields.email"), cellOf: (row) => row.email },
    { title: t("fields.language"), cellOf: (row) => t(`languages.${row.language}`) },
    { title: t("fields.title"), cellOf: (row) => row.title },
    { title: t("fields.subject"), cellOf: (row) => row.subject },
    { title: t("fields.reply"), cellOf: (row) => row.reply },
    { title: t("fields.reply-date"), cellOf: (row) => row.replied },
    { title: t("fields.replied-by"), cellOf: (row) => row.repliedBy },
    { title: t("fields.way"), cellOf: (row) => (row.way ? t(`ways.${row.way}`) : null) },
  ];
}
