import { mkdtempSync } from "node:fs";
import path from "node:path";
import postgres from "postgres";
import { inject } from "vitest";
import { databaseNameIn } from "./database-run";

const folder = inject("databaseFolder");
process.env.DATA_DIR = mkdtempSync(path.join(folder, "worker-"));
process.env.SESSION_SECRET = "a secret for tests only of thirty-two characters or more";

const cluster = process.env.TEST_DATABASE_URL;
delete process.env.DATABASE_URL;
if (cluster) {
  const name = databaseNameIn(folder, String(process.pid));
  const admin = postgres(cluster, { max: 1 });
  await admin.unsafe(`create database ${name}`);
  await admin.end();
  process.env.DATABASE_URL = Object.assign(new URL(cluster), { pathname: `/${name}` }).toString();
}

const { startDatabase } = await import("~/db/start.server");
await startDatabase();

export const { settings } = await import("~/platform/settings.server");
export const settingsAtStart = { ...settings };
