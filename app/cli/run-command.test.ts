import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { runCommand } from "./run-command";

const commands = [
  "migrate",
  "documents",
  "seed-demo",
  "create-admin",
  "create-computer-user",
  "recovery-code",
  "import-members",
  "import-roll",
  "export",
  "reseal",
  "doctor",
  "verify-audit",
  "backup",
  "restore",
  "maintenance",
];

let printed = "";

beforeEach(() => {
  printed = "";
  const print = (text: string) => {
    printed += `${text}\n`;
  };
  vi.spyOn(console, "log").mockImplementation(print);
  vi.spyOn(console, "error").mockImplementation(print);
});
afterEach(() => vi.restoreAllMocks());

describe("the command line", () => {
  it("lists the commands", async () => {
    expect(await runCommand(["--help"])).toBe(0);
    for (const name of commands) expect(printed).toContain(`\n  ${name} `);
  });

  it.each(commands)("prints the help of %s", async (name) => {
    expect(await runCommand([name, "--help"])).toBe(0);
    expect(printed).toContain(`npm run cli -- ${name}`);
  });

  it.each([
    [],
    ["nothing"],
    ["migrate", "more"],
    ["create-admin"],
    ["doctor", "--loud"],
    ["recovery-code"],
    ["import-roll"],
    ["export"],
    ["export", "everything"],
    ["export", "members", "--language", "fr"],
    ["export", "members", "--comments"],
    ["import-roll", "roll.csv", "--encoding", "latin1"],
    ["constructor"],
  ])("exits with 2 on wrong usage: %s", async (...args) => expect(await runCommand(args)).toBe(2));
});
