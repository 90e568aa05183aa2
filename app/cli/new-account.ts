import { createInterface } from "node:readline";
import { CommandRefused } from "./command";

export async function askPassword(): Promise<string> {
  const { stdin, stdout } = process;
  if (stdin.isTTY) stdout.write("Password: ");
  const lines = createInterface({ input: stdin, terminal: stdin.isTTY });
  try {
    for await (const line of lines) return line;
    return "";
  } finally {
    lines.close();
    if (stdin.isTTY) stdout.write("\n");
  }
}

const sentences: Record<string, string> = {
  "email-invalid": "this is no e-mail address",
  "email-taken": "a staff account with this e-mail address exists",
  "name-missing": "the full name is missing",
  "username-invalid": "the user name must be 2 to 40 letters A to Z, digits, dots, hyphens or underscores",
  "username-taken": "a computer user of this name exists",
  "password-too-short": "the password is too short",
  "password-common": "the password is too easy to guess",
  "password-not-digits": "the password must be digits only",
};

export function requireCreated(outcome: { created: true } | { created: false; reason: string }): void {
  if (!outcome.created)
    throw new CommandRefused(`Not created: ${sentences[outcome.reason] ?? outcome.reason}.`);
}
