import postgres from "postgres";
import { startCluster } from "../../postgres-cluster.mjs";
import { demoServer } from "../server.mjs";

/** The address of all readers. */
export const READER = "10.255.0.1";
export const SESSION_SECRET = "a secret of which only the bench knows";

/** Raises the search limit, because one reader sends all requests. */
const liftSearches = (sql) => sql`
  insert into throttles (key, count, window_started_at)
  values (${`search:${READER}`}, -1000000, now() + interval '1 day')`;

/**
 * Starts the demo site on a throw-away PostgreSQL, or on the embedded database if there is none: `{ address, pids, sql,
 * url, database, stop }`; `sql` and `url` are null then. `pids` are those of the server and its database.
 */
export async function startSite() {
  const cluster = await startCluster();
  const settings = { TRUST_PROXY: "1", SESSION_SECRET };
  const server = await demoServer({ ...settings, ...(cluster && { DATABASE_URL: cluster.url }) });
  const sql = cluster && postgres(cluster.url, { max: 1, onnotice: () => {} });
  if (sql) await liftSearches(sql);
  if (sql) await sql`analyze`;
  return {
    address: server.address,
    pids: cluster ? [server.pid, cluster.pid] : [server.pid],
    databasePids: cluster ? [cluster.pid] : [],
    sql,
    url: cluster?.url ?? null,
    database: cluster ? `PostgreSQL ${cluster.version}` : "embedded",
    async stop() {
      await sql?.end();
      await server.stop();
      await cluster?.stop();
    },
  };
}
