import { db } from "./client.server";
import { appliedMigrations } from "./migration-history.server";
import { ownMigrations } from "./own-migrations.server";
import { type SchemaState, schemaState } from "./schema-state";

/** What bringing the schema up to date would do, without doing it. */
export async function findSchemaState(): Promise<SchemaState> {
  const applied = await appliedMigrations(db);
  return schemaState(
    await ownMigrations(),
    applied.map(({ when }) => when),
  );
}
