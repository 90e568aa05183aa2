import type { ParseArgsConfig } from "node:util";

type Input = { positionals: string[]; values: Record<string, unknown> };

/** One operations command; `usage` is what follows its name, `run` resolves with the exit code. */
export type Command = {
  summary: string;
  usage: string;
  explanation?: string;
  options?: ParseArgsConfig["options"];
  /** What an option may be, where not everything. */
  choices?: Record<string, readonly string[]>;
  positionals: { least: number; most: number };
  run(input: Input): Promise<0 | 1>;
};

/** The command cannot be understood; the message says how it is written. */
export class UsageMistake extends Error {
  override name = "UsageMistake";
}

/** The input is refused; the message is the one line to print. */
export class Refused extends Error {
  override name = "Refused";
}

const expected = ["BackupRefused", "NoSource", "NotWritten"];

/** Runs a command's work; what is refused below ends it with its one line. */
export async function exitOnExpectedError<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    const { name, message } = error as Error;
    throw expected.includes(name) ? new Refused(message) : error;
  }
}
