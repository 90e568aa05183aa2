import type { Command } from "../command";

export const command: Command = {
  summary: "fills an empty database with the demo association",
  usage: "",
  explanation: "Does nothing when the database already holds members.",
  positionals: { min: 0, max: 0 },
  async run() {
    const { withDatabase } = await import("../with-database");
    const { seedDemo } = await import("~/domain/demo/seed.server");
    await withDatabase(seedDemo);
    console.log("The demo association is in the database.");
    return 0;
  },
};
