import path from "node:path";
import { system } from "~/domain/audit/record.server";
import type { RollFile } from "~/domain/elections/roll-check.server";
import type { Reject, RollCounts } from "~/domain/elections/roll-import";
import { type Command, CommandRefused } from "../command";
import {
  csvFileChoices,
  csvFileOptions,
  type Encoding,
  fileProblemLine,
  linesReadLine,
  readBytes,
} from "../csv-file";

const reasons: Record<Reject["reason"], (first?: number) => string> = {
  "not-a-number": () => "no association number",
  "digits-lost": () =>
    "the spreadsheet kept only the first digits: format the column as text and export it again",
  "unknown-member": () => "nobody in the register has this number",
  twice: (first) => `a second time; first on line ${first}`,
  "unknown-centre": () => "no polling centre has this code",
};

const rejectLine = ({ line, value, reason, firstLine }: Reject) =>
  `Line ${line}  ${JSON.stringify(value)}  ${reasons[reason](firstLine)}`;

const countsLine = (counts: RollCounts, rejected: number) =>
  [
    `${counts.lines} lines`,
    `${counts.good} good`,
    `${rejected} rejected`,
    `${counts.added} added`,
    `${counts.moved} moved`,
    `${counts.removed} removed`,
    `${counts.unchanged} unchanged`,
    `${counts.staying} kept because marked`,
  ].join(", ");

async function readRoll(file: string, encoding: Encoding | undefined): Promise<RollFile> {
  const { MAX_BYTES, MAX_LINES, readRollFile } = await import("~/domain/elections/roll-check.server");
  const read = await readRollFile(await readBytes(file), encoding);
  const limits = { megabytes: MAX_BYTES / 2 ** 20, lines: MAX_LINES };
  if ("problem" in read) throw new CommandRefused(fileProblemLine(read.problem, read.line, limits));
  return read.file;
}

async function electionFor(option: unknown) {
  const { listElections } = await import("~/domain/elections/elections.server");
  const { windowState } = await import("~/domain/elections/voting-window");
  const elections = await listElections();
  const waiting = elections.filter((election) => windowState(election, new Date()) !== "closed");
  if (option === undefined && waiting.length > 1)
    throw new CommandRefused(`Which election? --election ${waiting.map(({ id }) => id).join(" or ")}.`);
  const election =
    option === undefined ? elections[0] : elections.find(({ id }) => String(id) === String(option));
  if (!election)
    throw new CommandRefused(
      option === undefined ? "There is no election." : `There is no election ${option}.`,
    );
  return election;
}

type ImportOptions = { electionId: number; fileName: string; file: RollFile };

async function apply({ electionId, fileName, file }: ImportOptions, skipRejected: boolean) {
  const { storeCheckedRoll, getRollImport } = await import("~/domain/elections/roll-import.server");
  const { applyRoll } = await import("~/domain/elections/roll-import.server");
  const { figuresOf } = await import("~/domain/elections/roll-import");
  const submission = { id: null, form: "import-roll", actor: "system", bodyHash: "" };
  const sent = { electionId, fileName, file, staffId: null };
  const { id } = (await storeCheckedRoll(sent, submission)).outcome;
  const { report } = await getRollImport(electionId, id);
  const confirmation = {
    importId: id,
    seen: figuresOf(report),
    skipRejected,
    confirmed: true,
    actor: system,
  };
  const { outcome } = await applyRoll(confirmation, submission);
  if (!outcome.done)
    throw new CommandRefused(`Failed to apply the roll: ${outcome.reason}. Nothing was changed.`);
}

async function importRoll(fileName: string, file: RollFile, values: Record<string, unknown>): Promise<0 | 1> {
  const { id: electionId, title } = await electionFor(values.election);
  const { checkRoll } = await import("~/domain/elections/roll-check.server");
  const { counts, rejects } = await checkRoll(electionId, file.lines);
  console.log(`Election ${electionId}: ${title.en}`);
  if (file.ignored.length) console.log(`Columns ignored: ${file.ignored.join(", ")}`);
  for (const reject of rejects) console.log(rejectLine(reject));
  console.log(linesReadLine(file.linesInFile, counts.lines));
  console.log(countsLine(counts, rejects.length));
  const stopped = !counts.good || (rejects.length > 0 && !values["skip-bad"]);
  if (stopped || values["dry-run"]) {
    console.log("Nothing was changed.");
    return stopped ? 1 : 0;
  }
  await apply({ electionId, fileName: path.basename(fileName), file }, values["skip-bad"] === true);
  console.log("The roll was applied.");
  return 0;
}

export const command: Command = {
  summary: "replaces the roll of an election by a CSV file",
  usage: "FILE [--dry-run] [--skip-bad] [--encoding utf-8|windows-1256] [--election ID]",
  explanation: `
Columns by their names in the first line, in any order: DOC_NO, and CENTRE (a polling centre's code) if centres are
given; others are named and ignored. Comma, semicolon or tab; the encoding is found out unless given. One bad line
stops all, unless --skip-bad leaves such lines out; each is listed by its number. --dry-run changes nothing. Who was
marked stays on the roll. The election is the one that counts unless --election names another; it has to where
several have not closed yet.`,
  options: {
    ...csvFileOptions,
    election: { type: "string" },
  },
  choices: csvFileChoices,
  positionals: { min: 1, max: 1 },
  async run({ positionals: [file = ""], values }) {
    const roll = await readRoll(file, values.encoding as Encoding | undefined);
    const { withDatabase } = await import("../with-database");
    return withDatabase(() => importRoll(file, roll, values));
  },
};
