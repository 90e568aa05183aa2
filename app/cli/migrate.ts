import type { Command } from "./command";

export const command: Command = {
  summary: "brings the database schema up to date",
  usage: "",
  positionals: { least: 0, most: 0 },
  async run() {
    const { withDatabase } = await import("./with-database");
    const { migrateDatabase } = await import("~/db/start.server");
    await withDatabase(migrateDatabase);
    console.log("The database schema is up to date.");
    return 0;
  },
};
