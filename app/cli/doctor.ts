import type { Command } from "./command";

export const command: Command = {
  summary:
    "checks the settings, the database, the storage, the mail and the signature and says what is wrong",
  usage: "",
  positionals: { least: 0, most: 0 },
  async run() {
    const { checks } = await import("./doctor-checks.server");
    let healthy = true;
    for (const [name, check] of Object.entries(checks)) {
      const { wrong, text } = await check();
      console.log(`${wrong ? "WRONG" : "ok   "}  ${name.padEnd(9)} ${text}`);
      if (wrong) healthy = false;
    }
    return healthy ? 0 : 1;
  },
};
