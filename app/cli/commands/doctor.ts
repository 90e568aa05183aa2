import type { Command } from "../command";

const marks = { fine: "ok   ", warning: "WARN ", wrong: "WRONG" };

export const command: Command = {
  summary: "checks settings, database, storage, disk, backup, mail and signature and says what is wrong",
  usage: "[--all]",
  explanation: `
Changes nothing: the schema neither. Ends with 1 where something is WRONG; what it only warns of (WARN) should be looked
at before the site is open to the public. What the association has still to write is counted; --all lists it.`,
  options: { all: { type: "boolean" } },
  positionals: { min: 0, max: 0 },
  async run({ values }) {
    const { runChecks } = await import("../doctor-checks.server");
    let healthy = true;
    for await (const { about, level, text } of runChecks({ all: values.all === true })) {
      console.log(`${marks[level]}  ${about.padEnd(9)} ${text}`);
      if (level === "wrong") healthy = false;
    }
    return healthy ? 0 : 1;
  },
};
