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

/** Creates one folder for all workers of a run, and removes it and their databases at the end. */
export default function setup(project: TestProject) {
  const folder = mkdtempSync(path.join(tmpdir(), "naqaba-test-"));
  project.provide("databaseFolder", folder);
  return async () => {
    const cluster = process.env.TEST_DATABASE_URL;
    if (cluster) await dropDatabases(cluster, databaseNameIn(folder, ""));
    rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  };
}

/** Returns the name of a worker's database; names of other runs begin differently. */
export const databaseNameIn = (folder: string, worker: string): string =>
  `${path.basename(folder).toLowerCase().replaceAll("-", "_")}_${worker}`;
