import type { SchemaState } from "~/db/schema-state";
import type { Command } from "../command";

function schemaLine({ waiting, unknown }: SchemaState): string {
  if (unknown) return `The schema is newer than this build, by ${unknown}: it can be served, not changed.`;
  return waiting.length
    ? `Waiting, ${waiting.length}: ${waiting.join(", ")}`
    : "The database schema is up to date.";
}

export const command: Command = {
  summary: "brings the database schema up to date",
  usage: "[--check]",
  explanation: `
Never makes the site wait: where other connections hold a table, it lets them go on and tries again, ten times.
--check changes nothing, says what waits, and ends with 1 where something does.`,
  options: { check: { type: "boolean" } },
  positionals: { min: 0, max: 0 },
  async run({ values }) {
    const { withDatabase } = await import("../with-database");
    const { migrateDatabase } = await import("~/db/migrations.server");
    const { findSchemaState } = await import("~/db/migrations.server");
    const state = await withDatabase(
      async () => {
        if (!values.check) await migrateDatabase();
        return findSchemaState();
      },
      { migrating: false },
    );
    console.log(schemaLine(state));
    return state.waiting.length ? 1 : 0;
  },
};
