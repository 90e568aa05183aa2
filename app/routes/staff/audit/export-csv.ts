import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireStaff } from "~/auth/guards.server";
import { exportEntries } from "~/domain/audit/export.server";
import { auditFilter } from "~/domain/audit/filter";
import { type EntryInWords, entryInWords } from "~/domain/audit/in-words";
import type { Language } from "~/i18n/languages";
import { languageOf } from "~/i18n/request-language.server";
import { translator } from "~/i18n/translator";
import { type CsvCell, csv, csvRows } from "~/platform/csv";
import { csvParts } from "~/platform/csv-parts.server";

const columns = ["number", "time", "kind", "who", "action", "code", "subject", "changes", "source"] as const;
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

const rowOf = (entry: EntryInWords): CsvCell[] => [
  entry.number,
  ammanTime.format(new Date(entry.at)),
  entry.kind,
  entry.who,
  entry.action,
  entry.code,
  entry.subjectWords,
  changesOf(entry),
  entry.source,
];

async function* partsOf(some: Awaited<ReturnType<typeof exportEntries>>, language: Language) {
  const t = translator(language, "audit");
  yield csv(
    columns.map((column) => t(`csv.${column}`)),
    [],
  );
  for await (const { entries, names } of some)
    yield csvRows(entries.map((entry) => rowOf(entryInWords(entry, names, language))));
}

export async function loader({ request }: LoaderFunctionArgs) {
  const staff = await requireStaff(request, "audit.read");
  const language = await languageOf(request);
  const { refused: _, ...filter } = auditFilter(new URL(request.url).searchParams);
  return csvParts("audit-log", partsOf(await exportEntries(staff, filter, language), language));
}
