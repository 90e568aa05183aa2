import type { ParseArgsConfig } from "node:util";

type Input = { positionals: string[]; values: Record<string, unknown> };

/** An operations command; `usage` follows its name in the help, `run` resolves with the exit code. */
export type Command = {
  summary: string;
  usage: string;
  explanation?: string;
  options?: ParseArgsConfig["options"];
  choices?: Record<string, readonly string[]>;
  positionals: { min: number; max: number };
  run(input: Input): Promise<0 | 1>;
};

export class UsageError extends Error {
  override name = "UsageMistake";
}

export class CommandRefused extends Error {
  override name = "Refused";
}

const expected = ["BackupRefused", "ContentRefused", "NotAnAssociation", "NoSource", "NotWritten"];

export async function exitOnExpectedError<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    const { name, message } = error as Error;
    throw expected.includes(name) ? new CommandRefused(message) : error;
  }
}
