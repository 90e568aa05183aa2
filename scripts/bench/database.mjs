import postgres from "postgres";
import { startCluster } from "../postgres-cluster.mjs";

/** Runs `work(url, sql)` on a new database of a throw-away PostgreSQL. */
export async function withDatabase(name, work) {
  const cluster = await startCluster();
  if (!cluster) throw new Error("there is no PostgreSQL here");
  const admin = postgres(cluster.url, { max: 1 });
  await admin.unsafe(`create database ${name}`);
  await admin.end();
  const url = Object.assign(new URL(cluster.url), { pathname: `/${name}` }).toString();
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  try {
    return await work(url, sql);
  } finally {
    await sql.end();
    await cluster.stop();
  }
}
