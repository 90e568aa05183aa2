import { drizzle, type PostgresJsDatabase } from "drizzle-orm/postgres-js";
import postgres from "postgres";
import { contentChanged, contentFollowed, contentUnknown } from "~/platform/content-changes.server";
import { settings } from "~/platform/settings.server";
import { parseDatabaseUrl } from "./database-url";
import { socketOf } from "./embedded/embedded.server";
import { lostTransactions } from "./lost-transactions.server";
import * as schema from "./schema";
import { type DriverOptions, trackedSockets } from "./sockets.server";
import { timedQueries } from "./timed-queries.server";

/**
 * PGlite has one session: a second connection could put its query between our Parse and Bind messages and mix up rows.
 */
const EMBEDDED_POOL = 1;

const EMBEDDED_TIMEOUT_S = 30;

const CONNECT_TIMEOUT_S = 3;
const AGAIN_AFTER_S = 0.05;

export const LISTEN = "listen content_changed";

type Listener = { notified(): void; closed(): void };
type PoolOptions = {
  max?: number;
  dataDir?: string;
  sockets?: ReturnType<typeof trackedSockets>;
  listener?: Listener;
};

/**
 * Connects to the database. Work that takes longer than 5 s has a pool of its own, because the server's pool ends
 * sockets that do not answer.
 */
export function connect({
  max = settings.databasePool,
  dataDir = settings.dataDir,
  sockets = trackedSockets(),
  listener,
}: PoolOptions = {}): postgres.Sql {
  const transactions = lostTransactions(sockets.noteQuery);
  const onclose = (connection: number) => {
    transactions.closed(connection);
    listener?.closed();
  };
  const common = { onnotice: () => {}, onclose, onnotify: listener?.notified };
  if (!settings.databaseUrl) {
    const path = socketOf(dataDir);
    const place = { path, username: "postgres", database: "postgres", max: EMBEDDED_POOL };
    return transactions.guard(postgres({ ...common, ...place, connect_timeout: EMBEDDED_TIMEOUT_S }));
  }
  const { url, path, tls } = parseDatabaseUrl(settings.databaseUrl);
  const options = {
    ...common,
    connect_timeout: CONNECT_TIMEOUT_S,
    path,
    ssl: false,
    max,
    connection: { application_name: "naqaba", statement_timeout: 5000 },
    socket: (place: DriverOptions) => sockets.open(place, tls),
    keep_alive: 10,
    backoff: () => (sockets.isShut() ? 0 : AGAIN_AFTER_S),
  };
  return transactions.guard(postgres(url, options));
}

export const poolSockets = trackedSockets();
const LISTEN_AGAIN_MS = 100;
let listened = false;

/**
 * Listens for content changes. The embedded database has a single session, so that it notifies on the pool's own
 * connection.
 */
export async function followContent(): Promise<void> {
  listened = true;
  await pool.unsafe(LISTEN).then(contentFollowed, contentUnknown);
}

const ownListener: Listener = {
  notified: contentChanged,
  closed() {
    contentUnknown();
    if (listened) setTimeout(followContent, LISTEN_AGAIN_MS).unref();
  },
};
const listener = settings.databaseUrl ? undefined : ownListener;
export const pool = timedQueries(connect({ sockets: poolSockets, listener }));
export const db: PostgresJsDatabase<typeof schema> = drizzle(pool, { schema });

export type Db = typeof db;
/** Within a transaction, use `tx`: a query on `db` would wait for the transaction itself. */
export type Tx = Parameters<Parameters<Db["transaction"]>[0]>[0];

/**
 * Runs `work` on the single connection of the embedded database. `db` must not have been used before, and nothing may
 * migrate meanwhile.
 */
export async function withDedicatedConnection<Result>(work: (db: Db) => Promise<Result>): Promise<Result> {
  const connection = connect({ max: 1 });
  try {
    return await work(drizzle(connection, { schema }));
  } finally {
    await connection.end({ timeout: 5 });
  }
}
