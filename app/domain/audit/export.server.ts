import type { TFunction } from "i18next";
import type { Language } from "~/i18n";
import { type EntryInWords, entryInWords } from "~/letters/audit";
import type { CsvColumn } from "~/platform/csv";
import { countEntries, listEntries } from "./entries.server";
import { type AuditFilter, auditFilter } from "./filter";
import { type Actor, byStaff, recordFirst } from "./record.server";

const AT_A_TIME = 500;
export const MAX_EXPORTED = 10_000;

async function* someAtATime(filter: AuditFilter, language: Language, max: number) {
  let before = filter.before;
  for (let taken = 0; taken < max; taken += AT_A_TIME) {
    const { entries, names, more } = await listEntries({ ...filter, before }, language, AT_A_TIME);
    yield entries.map((entry) => entryInWords(entry, names, language));
    if (!more) return;
    before = entries.at(-1)!.id;
  }
}

/** Exports the newest 10,000 entries, after recording the export itself. */
export async function exportEntries(staff: { id: string }, filter: AuditFilter, language: Language) {
  const filters = Object.entries(filter).filter(([, value]) => value !== null && value !== "");
  await recordFirst(byStaff(staff), {
    action: "audit.export",
    subject: "audit",
    detail: Object.fromEntries(filters),
  });
  const rows = await countEntries(filter, MAX_EXPORTED);
  return { rows, batches: someAtATime(filter, language, MAX_EXPORTED) };
}

/** Exports all entries, after recording the export itself. */
export async function exportAllEntries(actor: Actor, language: Language) {
  await recordFirst(actor, { action: "audit.export", subject: "audit", detail: {} });
  const { refused: _, ...all } = auditFilter(new URLSearchParams());
  return someAtATime(all, language, Number.POSITIVE_INFINITY);
}

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

export const entryColumns = (t: TFunction<"audit">): Array<CsvColumn<EntryInWords>> => [
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
