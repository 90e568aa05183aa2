import { drizzle, type PostgresJsDatabase } from "drizzle-orm/postgres-js";
import postgres from "postgres";
import { settings } from "~/platform/settings.server";
import { addressOf } from "./address";
import { socketOf } from "./embedded/embedded.server";
import { lostTransactions } from "./lost-transactions.server";
import * as schema from "./schema";
import { keptSockets, type Place } from "./sockets.server";
import { timedQueries } from "./timed-queries.server";

/** PGlite has one session: on a second connection another query slips between our Parse and Bind, and rows get mixed. */
const EMBEDDED_POOL = 1;

const AGAIN_AFTER_S = 0.05;

/**
 * A connection pool of the configured database; statements end after 5 s, connecting after 3 s. Work that takes longer
 * has a pool of its own: the sockets of the server's are ended when they do not answer. `dataDir` is where an embedded
 * database lies.
 */
export function connect(max?: number, dataDir = settings.dataDir, sockets = keptSockets()): postgres.Sql {
  const transactions = lostTransactions(sockets.noteQuery);
  const common = { connect_timeout: 3, onnotice: () => {}, onclose: transactions.closed };
  if (!settings.databaseUrl) {
    const path = socketOf(dataDir);
    const place = { path, username: "postgres", database: "postgres", max: EMBEDDED_POOL };
    return transactions.guard(postgres({ ...common, ...place }));
  }
  const { url, path, tls } = addressOf(settings.databaseUrl);
  const options = {
    ...common,
    path,
    ssl: false,
    max: max ?? settings.databasePool,
    connection: { application_name: "naqaba", statement_timeout: 5000 },
    socket: (place: Place) => sockets.open(place, tls),
    keep_alive: 10,
    backoff: () => (sockets.isShut() ? 0 : AGAIN_AFTER_S),
  };
  return transactions.guard(postgres(url, options));
}

export const poolSockets = keptSockets();
export const pool = timedQueries(connect(undefined, undefined, poolSockets));
export const db: PostgresJsDatabase<typeof schema> = drizzle(pool, { schema });

export type Db = typeof db;
/** The open transaction; inside one, the outer `db` would wait for itself. */
export type Tx = Parameters<Parameters<Db["transaction"]>[0]>[0];
