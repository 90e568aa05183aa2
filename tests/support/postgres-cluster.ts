import { randomBytes } from "node:crypto";
import postgres from "postgres";

async function withCluster<Result>(cluster: string, work: (sql: postgres.Sql) => Promise<Result>) {
  const admin = postgres(cluster, { max: 1, onnotice: () => {} });
  try {
    return await work(admin);
  } finally {
    await admin.end();
  }
}

type Made = { url: string; drop(): Promise<void> };

/** A new database on the cluster of TEST_DATABASE_URL, or null when the tests run on the embedded one; empty unless it is a copy. */
export async function createDatabase({
  name = `server_${randomBytes(6).toString("hex")}`,
  copyOf = "template1",
} = {}): Promise<Made | null> {
  const cluster = process.env.TEST_DATABASE_URL;
  if (!cluster) return null;
  await withCluster(cluster, (sql) => sql.unsafe(`create database ${name} template ${copyOf}`));
  return {
    url: Object.assign(new URL(cluster), { pathname: `/${name}` }).toString(),
    async drop() {
      await withCluster(cluster, (sql) => sql.unsafe(`drop database if exists ${name} with (force)`));
    },
  };
}

export const hasDatabase = (cluster: string, name: string): Promise<boolean> =>
  withCluster(
    cluster,
    async (sql) => (await sql`select from pg_database where datname = ${name}`).length > 0,
  );
