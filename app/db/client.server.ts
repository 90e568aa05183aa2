import { drizzle, type PostgresJsDatabase } from "drizzle-orm/postgres-js";
import postgres from "postgres";
import { settings } from "~/platform/settings.server";
import { socketOf } from "./embedded/embedded.server";
import * as schema from "./schema";

/** PGlite has one session: on a second connection another query slips between our Parse and Bind, and rows get mixed. */
const EMBEDDED_POOL = 1;

/** A connection pool of the configured database; statements end after 5 s, connecting after 3 s. */
export function connect(max?: number): postgres.Sql {
  const common = { connect_timeout: 3, onnotice: () => {} };
  if (!settings.databaseUrl) {
    return postgres({
      ...common,
      path: socketOf(settings.dataDir),
      username: "postgres",
      database: "postgres",
      max: EMBEDDED_POOL,
    });
  }
  return postgres(settings.databaseUrl, {
    ...common,
    max: max ?? settings.databasePool,
    connection: { application_name: "naqaba", statement_timeout: 5000 },
  });
}

export const pool = connect();
export const db: PostgresJsDatabase<typeof schema> = drizzle(pool, { schema });

export type Db = typeof db;
/** The open transaction; inside one, the outer `db` would wait for itself. */
export type Tx = Parameters<Parameters<Db["transaction"]>[0]>[0];
