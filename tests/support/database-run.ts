import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import postgres from "postgres";
import type { TestProject } from "vitest/node";

declare module "vitest" {
  interface ProvidedContext {
    databaseFolder: string;
  }
}

async function dropDatabases(cluster: string, prefix: string) {
  const admin = postgres(cluster, { max: 1, onnotice: () => {} });
  const left = await admin`select datname from pg_database where starts_with(datname, ${prefix})`;
  for (const { datname } of left) await admin.unsafe(`drop database ${datname} with (force)`);
  await admin.end();
}

/** One folder for all that the workers of a run keep; what they leave, there and on the cluster, goes at the end. */
export default function setup(project: TestProject) {
  const folder = mkdtempSync(path.join(tmpdir(), "naqaba-test-"));
  project.provide("databaseFolder", folder);
  return async () => {
    const cluster = process.env.TEST_DATABASE_URL;
    if (cluster) await dropDatabases(cluster, databaseNameIn(folder, ""));
    rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  };
}

/** The name of a worker's database on the cluster; names of other runs begin otherwise. */
export const databaseNameIn = (folder: string, worker: string): string =>
  `${path.basename(folder).toLowerCase().replaceAll("-", "_")}_${worker}`;
