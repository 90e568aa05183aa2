import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { Language } from "~/i18n";
import { type AtomicFile, writeAtomically } from "~/platform/atomic-write.server";
import { type Command, exitOnExpectedError, UsageError } from "../command";

const kinds = ["members", "complaints", "survey", "oaths", "registrations", "audit"] as const;
type Kind = (typeof kinds)[number];

const isKind = (what: string): what is Kind => kinds.includes(what as Kind);

type Write = (parts: AsyncIterable<string>) => Promise<void>;

const into =
  (file: AtomicFile): Write =>
  async (parts) => {
    for await (const part of parts) await file.write(part);
  };

/** Standard output may be a pipe that its reader has closed. */
async function print(parts: AsyncIterable<string>): Promise<void> {
  try {
    await pipeline(Readable.from(parts), process.stdout, { end: false });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EPIPE") throw error;
  }
}

function fileNamed(what: string, comments: boolean): Kind | "survey-comments" {
  if (!isKind(what)) throw new UsageError(`WHAT is one of: ${kinds.join(", ")}`);
  if (!comments) return what;
  if (what !== "survey") throw new UsageError("--comments goes with survey alone");
  return "survey-comments";
}

async function exporting(what: Kind | "survey-comments", language: Language, write: Write): Promise<void> {
  const { withDatabase } = await import("../with-database");
  const { exports } = await import("../exports.server");
  await withDatabase(async () => write(await exports[what](language)));
}

export const command: Command = {
  summary: "writes the members, complaints, survey, oaths, registrations or audit as a CSV file for Excel",
  usage: `${kinds.join("|")} [--comments] [--out FILE] [--language ar|en]`,
  explanation: `
To standard output unless --out names a file, which must not exist yet and which its owner alone may read. Members
have the register's column names in both languages, as import-members takes them. The survey's file has the figures of
each month with five sheets or more; --comments has its comments by day instead, which nothing joins to the figures.
That a file was written goes on record. It holds personal data: keep it as carefully as the database.`,
  options: {
    comments: { type: "boolean" },
    out: { type: "string" },
    language: { type: "string" },
  },
  choices: { language: ["ar", "en"] },
  positionals: { min: 1, max: 1 },
  async run({ positionals: [what = ""], values }) {
    const named = fileNamed(what, values.comments === true);
    const out = values.out === undefined ? null : String(values.out);
    const language = (values.language ?? "ar") as Language;
    const work = (write: Write) => exporting(named, language, write);
    if (out === null) await work(print);
    else await exitOnExpectedError(() => writeAtomically(out, (file) => work(into(file))));
    return 0;
  },
};
