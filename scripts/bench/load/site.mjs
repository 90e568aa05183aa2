import postgres from "postgres";
import { startCluster } from "../../postgres-cluster.mjs";
import { demoServer } from "../server.mjs";

/** The one address of all who read. */
export const READER = "10.255.0.1";
export const SESSION_SECRET = "a secret of which only the bench knows";

/** One reader asks for more than an address may. */
const liftSearches = (sql) => sql`
  insert into throttles (key, count, window_started_at)
  values (${`search:${READER}`}, -1000000, now() + interval '1 day')`;

/**
 * The site of the demo association on a throw-away PostgreSQL, or on the embedded database where none can be had:
 * `{ address, pids, sql, url, database, stop }`; `sql` and `url` are null there. `pids` are of the server and its database.
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
