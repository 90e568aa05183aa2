import { byStaff, recordFirst } from "~/domain/audit/record.server";
import type { RegisterColumn } from "~/domain/register/columns";
import { type Refusal, refusalsOf } from "~/domain/register/file-report.server";
import type { RegisterFileFacts } from "~/domain/register/register-files.server";
import { type Language, sentence } from "~/i18n";
import type { CsvColumn } from "~/platform/csv";
import { columnsOf, REASON } from "./file-report.server";

/** Returns the refused lines of a file as a table to correct and to send again; the download is recorded. */
export async function refusedLines(file: RegisterFileFacts, staff: { id: string }, language: Language) {
  await recordFirst(byStaff(staff), {
    action: "register.file-refused",
    subject: `register-file:${file.id}`,
    detail: { lines: file.counts.refused ?? 0 },
  });
  const cellOf = (column: RegisterColumn): CsvColumn<Refusal> => ({
    title: column,
    cellOf: ({ cells }) => cells[column] ?? "",
  });
  const columns: Array<CsvColumn<Refusal>> = [
    ...columnsOf(file).map(cellOf),
    {
      title: REASON,
      cellOf: (refusal) =>
        refusal.problems
          .map(
            ({ column, reason }) =>
              `${column ?? ""}: ${sentence(language, `register-office:problems.${reason}`)}`,
          )
          .join("; "),
    },
  ];
  return { columns, batches: refusalsOf(file.id), rows: file.counts.refused ?? 0 };
}
