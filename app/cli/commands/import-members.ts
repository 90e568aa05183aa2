import { createHash } from "node:crypto";
import path from "node:path";
import type { ImportCounts } from "~/domain/register/import-history.server";
import type { ImportProgress } from "~/domain/register/import-register.server";
import type { Reject, RowProblem } from "~/domain/register/judge-row";
import type { RegisterFile } from "~/domain/register/register-file.server";
import { ammanDayAndTime } from "~/i18n";
import { type AtomicFile, writeAtomically } from "~/platform/atomic-write.server";
import { type CsvCell, csv } from "~/platform/csv";
import { type Command, CommandRefused, exitOnExpectedError } from "../command";
import {
  csvFileChoices,
  csvFileOptions,
  type Encoding,
  fileProblemLine,
  linesReadLine,
  readBytes,
} from "../csv-file";

const WIDTH = 30;
const REDRAWN_MS = 100;
const SAID_AGAIN_MS = 5000;

const words = { reading: "Reading lines", writing: "Writing, step" };

export function barLine({ doing, done, of }: ImportProgress): string {
  const full = of ? Math.round((WIDTH * done) / of) : 0;
  return `${words[doing].padEnd(14)} [${"#".repeat(full)}${".".repeat(WIDTH - full)}] ${done} of ${of}`;
}

/** Shows progress on standard error: a bar on a terminal, else a line every five seconds. */
export function progress(stream: NodeJS.WriteStream = process.stderr) {
  const every = stream.isTTY ? REDRAWN_MS : SAID_AGAIN_MS;
  let [last, phase] = [Date.now(), ""];
  return {
    show(at: ImportProgress) {
      const isNew = stream.isTTY && (phase !== at.doing || at.doing === "writing");
      if (!isNew && Date.now() - last < every) return;
      [last, phase] = [Date.now(), at.doing];
      stream.write(stream.isTTY ? `\r\u001b[K${barLine(at)}` : `${barLine(at)}\n`);
    },
    end() {
      if (stream.isTTY) stream.write("\r\u001b[K");
    },
  };
}

const reasons: Record<RowProblem, string> = {
  "no-number": "no association number",
  "not-a-number": "not an association number",
  "digits-lost": "the spreadsheet kept only the first digits: format the column as text and export it again",
  merged: "this record was merged into the other one: use its number",
  contradiction: "another line of the same member says something else: line",
  "other-line": "another line of the same member is refused: line",
  needed: "a new member needs it",
  "more-cells": "more cells than columns: perhaps a text with separators is without quotation marks",
  "no-value":
    "the workbook holds no value here: an error, a formula that was not calculated, or no real date",
  "control-character": "a control character is in it",
  unreadable: "a letter was lost before: the sign for an unreadable one is in it",
  "no-letters": "a name without letters",
  unprintable: "a character that no document can print: use Arabic or Latin letters",
  "too-long": "longer than the portal takes",
  "national-number": "not 10 digits",
  mobile: "not a telephone number",
  email: "not an e-mail address",
  "work-status": "no work status has this code",
  day: "not a day in the past",
  "day-order": "day and month cannot be told apart: other lines of this column begin with the month",
  hidden: "neither 1 nor empty",
  year: "not a year of the register",
  month: "not a month from 0 to 12",
  amount: "not a whole amount",
};

const reasonOf = ({ reason, otherLine }: Reject) =>
  otherLine ? `${reasons[reason]} ${otherLine}` : reasons[reason];
const columnOf = ({ column }: Reject) => column ?? "(the line)";

const rejectLine = (reject: Reject) =>
  `Line ${reject.line}  ${columnOf(reject)}  ${JSON.stringify(reject.value)}  ${reasonOf(reject)}`;

const reportColumns = ["Line", "Column", "Value", "Reason"];

const reportRow = (reject: Reject): CsvCell[] => [
  reject.line,
  columnOf(reject),
  reject.value,
  reasonOf(reject),
];

const countsLine = (counts: ImportCounts) =>
  (["lines", "good", "rejected", "added", "updated", "unchanged"] as const)
    .map((name) => `${counts[name]} ${name}`)
    .join(", ");

async function exitOnRefusal<Result>(work: () => Promise<Result>): Promise<Result> {
  const { ImportedBefore } = await import("~/domain/register/import-history.server");
  const { FileRefused } = await import("~/domain/members/import-file.server");
  const { MAX_BYTES, MAX_LINES } = await import("~/domain/register/register-file.server");
  try {
    return await work();
  } catch (error) {
    if (error instanceof ImportedBefore) {
      const { day } = ammanDayAndTime(error.at);
      throw new CommandRefused(
        `This file was imported on ${day}, and others since: --again imports it anyway. Nothing was changed.`,
      );
    }
    if (!(error instanceof FileRefused)) throw error;
    const limits = { megabytes: MAX_BYTES / 2 ** 20, lines: MAX_LINES };
    throw new CommandRefused(fileProblemLine(error.problem, error.line, limits));
  }
}

async function open(fileName: string, encoding: Encoding | undefined) {
  const { openRegisterFile } = await import("~/domain/register/register-file.server");
  const { columnNames } = await import("~/domain/register/column-names.server");
  const bytes = await readBytes(fileName);
  const fileHash = createHash("sha256").update(bytes).digest("hex");
  const otherNames = await columnNames();
  return { file: await exitOnRefusal(() => openRegisterFile(bytes, { encoding, otherNames })), fileHash };
}

type Source = { fileName: string; fileHash: string; file: RegisterFile };

type Values = Record<string, unknown>;

async function importMembers(source: Source, values: Values, report: AtomicFile | null): Promise<0 | 1> {
  const { importRegister } = await import("~/domain/register/import-register.server");
  if (source.file.ignored.length) console.log(`Columns ignored: ${source.file.ignored.join(", ")}`);
  const bar = progress();
  const dryRun = values["dry-run"] === true;
  const skipBad = values["skip-bad"] === true;
  const again = values.again === true;
  const work = importRegister({ ...source, dryRun, skipBad, again, onProgress: bar.show }).finally(bar.end);
  const { applied, counts, rejects, deceased } = await exitOnRefusal(() => work);
  for (const reject of rejects) console.log(rejectLine(reject));
  if (deceased.length)
    console.log(`Recorded as deceased, so that the status of the file is not taken: ${deceased.join(", ")}`);
  console.log(linesReadLine(source.file.lines, counts.lines));
  console.log(countsLine(counts));
  console.log(applied ? "The register was imported." : "Nothing was changed.");
  await report?.write(csv(reportColumns, rejects.map(reportRow)));
  return counts.good && (skipBad || !rejects.length) ? 0 : 1;
}

export const command: Command = {
  summary: "takes a CSV or XLSX file of the register: members and what they have paid",
  usage: "FILE [--dry-run] [--skip-bad] [--again] [--encoding utf-8|windows-1256] [--report FILE]",
  explanation: `
Columns by the register's names in the first line, in any order: DOC_NO, DOC_NAME_A, DOC_NAME_E, NATIONAL_NO, MOBIL,
HOME_ADD, WORK_ADD, E_MAIL, WORK_STATUS, ANNUAL, LAST_Y_SOC, LAST_M_SOC, LAST_Y_RET, LAST_M_RET, YYRR, GOV_DESC,
AREA_SITE_NAME, SPEC_DESC (titles between semicolons), REG_DATE, HIDDEN (1: the public register does not show the
doctor). A heading that the office has explained to the portal counts as the column it stands for. WORK_STATUS takes N
for the internship, D for a member who has died and A for one who has moved abroad. DOC_NO is needed, a new member also needs DOC_NAME_A and WORK_STATUS; columns that are not there
stay as they are, others are named and ignored. A CSV file with comma, semicolon or tab, whose encoding is found out
unless given, or the first sheet of an XLSX workbook.

One bad line stops all, unless --skip-bad leaves such lines out; each is listed by line and column, and with --report
in a CSV file that must not exist yet and is begun before the import. --dry-run changes nothing, its figures are those of the import. All is done at
once or nothing: stopped at any moment, the same command can simply be given again. A file that was imported before others
were is refused, also with --dry-run, because its values are outdated; --again imports it anyway.

Several lines of one member are one: they bring each other's columns, and are refused if they contradict each other. An
empty cell keeps what is recorded; [erase] or [حذف] erases it. What a member has paid follows the file. A member
who has died keeps that status, and is listed if the file says otherwise. Of names and
details, what the register has changed since its last file is taken; what it says as before stays as the portal has
it. Who is not in the file stays. Changes go on record; nobody is written to. The report shows personal data. The file of
\`export members\` counts as the register's word like any other: what a doctor has changed is then what the register said
last, and its next file with the old value takes it back.`,
  options: {
    ...csvFileOptions,
    again: { type: "boolean" },
    report: { type: "string" },
  },
  choices: csvFileChoices,
  positionals: { min: 1, max: 1 },
  async run({ positionals: [fileName = ""], values }) {
    const { withDatabase } = await import("../with-database");
    const importing = (report: AtomicFile | null) =>
      withDatabase(async () => {
        const opened = await open(fileName, values.encoding as Encoding | undefined);
        return importMembers({ ...opened, fileName: path.basename(fileName) }, values, report);
      });
    if (values.report === undefined) return importing(null);
    return exitOnExpectedError(() => writeAtomically(String(values.report), importing));
  },
};
