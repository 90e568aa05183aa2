import { parseArgs } from "node:util";
import { describeError } from "~/platform/log.server";
import { unavailableService } from "~/platform/unavailable";
import { type Command, CommandRefused, UsageError } from "./command";

const commands: Record<string, () => Promise<{ command: Command }>> = {
  migrate: () => import("./commands/migrate"),
  "new-association": () => import("./commands/new-association"),
  "seed-demo": () => import("./commands/seed-demo"),
  "setup-token": () => import("./commands/setup-token"),
  "create-admin": () => import("./commands/create-admin"),
  "create-computer-user": () => import("./commands/create-computer-user"),
  "recovery-code": () => import("./commands/recovery-code"),
  "second-step-off": () => import("./commands/second-step-off"),
  doctor: () => import("./commands/doctor"),
  "import-members": () => import("./commands/import-members"),
  "import-roll": () => import("./commands/import-roll"),
  export: () => import("./commands/export"),
  "check-certificate": () => import("./commands/check-certificate"),
  "retire-key": () => import("./commands/retire-key"),
  reseal: () => import("./commands/reseal"),
  maintenance: () => import("./commands/maintenance"),
  backup: () => import("./commands/backup"),
  restore: () => import("./commands/restore"),
  "verify-audit": () => import("./commands/verify-audit"),
  content: () => import("./commands/content"),
  documents: () => import("./commands/documents"),
};

/** Expected errors, whose message is the one line to print. */
const expected = [
  ...[CommandRefused.name, UsageError.name, "SettingsMistake", "DataFolderInUse", "DatabaseNotOpened"],
  ...["MigrationBlocked", "SecretRefused"],
];

async function list(): Promise<string> {
  const lines = await Promise.all(
    Object.entries(commands).map(
      async ([name, load]) => `  ${name.padEnd(22)} ${(await load()).command.summary}`,
    ),
  );
  return `npm run cli -- COMMAND\n\n${lines.join("\n")}\n\nEach explains itself with --help.`;
}

function read(name: string, command: Command, args: string[]) {
  const parsed = parseArgs({
    args,
    allowPositionals: true,
    options: { ...command.options, help: { type: "boolean" } },
  });
  const { min, max } = command.positionals;
  const { positionals, values } = parsed;
  const count = positionals.length;
  if (!values.help && (count < min || count > max)) throw new Error(`usage: ${name} ${command.usage}`);
  for (const [option, known] of Object.entries(command.choices ?? {})) {
    const value = (values as Record<string, unknown>)[option];
    if (value !== undefined && !known.includes(String(value)))
      throw new Error(`--${option} is one of: ${known.join(", ")}`);
  }
  return { positionals, values };
}

async function carryOut([name, ...args]: string[]): Promise<number> {
  if (name === undefined || name === "help" || name === "--help") {
    console.log(await list());
    return name === undefined ? 2 : 0;
  }
  const load = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!load) {
    console.error(`There is no command ${name}.\n\n${await list()}`);
    return 2;
  }
  const { command } = await load();
  let input: ReturnType<typeof read>;
  try {
    input = read(name, command, args);
  } catch (error) {
    console.error((error as Error).message);
    return 2;
  }
  if (input.values.help) {
    console.log(
      `npm run cli -- ${name} ${command.usage}\n\n${command.summary}\n${command.explanation ?? ""}`,
    );
    return 0;
  }
  return command.run(input);
}

const saidWithout = (message: string) => message.replace(/: ".*/s, "").split("\n")[0];

/**
 * Returns the message without the values of a query, which the messages of the query builder and of PostgreSQL contain.
 */
function failureLine(error: unknown): string {
  const { name, message, cause, constructor: kind } = error as Error;
  if (expected.includes(name) || expected.includes(kind.name)) return message;
  const { code, stack } = describeError(error);
  const reason = saidWithout(((cause as Error | undefined) ?? (error as Error)).message);
  const unavailable = unavailableService(error);
  if (unavailable) return `The ${unavailable} does not answer: ${[code, reason].filter(Boolean).join(" ")}`;
  return [`${name}: ${reason}`, code, stack].filter(Boolean).join("\n");
}

/** Runs a command line and returns its exit code: 0 done, 1 failed, 2 not understood. */
export async function runCommand(args: string[]): Promise<number> {
  try {
    return await carryOut(args);
  } catch (error) {
    console.error(failureLine(error));
    return error instanceof UsageError ? 2 : 1;
  }
}
