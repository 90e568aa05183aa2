import type { Language } from "~/i18n/languages";
import { translator } from "~/i18n/translator";
import type { CsvColumn } from "~/platform/csv-table";
import type { EntryInWords } from "./in-words";

const ammanTime = new Intl.DateTimeFormat("sv-SE", {
  timeZone: "Asia/Amman",
  dateStyle: "short",
  timeStyle: "medium",
});

const changesOf = ({ changes }: EntryInWords) =>
  changes
    .map(({ field, before, after }) => {
      const values = [before, after].filter((value) => value !== undefined).join(" → ");
      return field ? `${field}: ${values}` : values;
    })
    .join(" | ");

/** The columns of a file of entries; times are those of Amman. */
export function entryColumns(language: Language): Array<CsvColumn<EntryInWords>> {
  const t = translator(language, "audit");
  return [
    { title: t("csv.number"), cellOf: (entry) => entry.number },
    { title: t("csv.time"), cellOf: (entry) => ammanTime.format(new Date(entry.at)) },
    { title: t("csv.kind"), cellOf: (entry) => entry.kind },
    { title: t("csv.who"), cellOf: (entry) => entry.who },
    { title: t("csv.action"), cellOf: (entry) => entry.action },
    { title: t("csv.code"), cellOf: (entry) => entry.code },
    { title: t("csv.subject"), cellOf: (entry) => entry.subjectWords },
    { title: t("csv.changes"), cellOf: changesOf },
    { title: t("csv.source"), cellOf: (entry) => entry.source },
  ];
}
