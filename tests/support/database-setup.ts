import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import postgres from "postgres";
import { afterAll } from "vitest";

const dataDir = mkdtempSync(path.join(tmpdir(), "naqaba-test-"));
process.env.DATA_DIR = dataDir;
process.env.SESSION_SECRET = "a secret for tests only of thirty-two characters or more";

const cluster = process.env.TEST_DATABASE_URL;
const name = `test_${randomBytes(6).toString("hex")}`;
if (cluster) {
  const admin = postgres(cluster, { max: 1 });
  await admin.unsafe(`create database ${name}`);
  await admin.end();
  process.env.DATABASE_URL = Object.assign(new URL(cluster), { pathname: `/${name}` }).toString();
} else delete process.env.DATABASE_URL;

const { startDatabase, stopDatabase } = await import("~/db/start.server");
await startDatabase();

afterAll(async () => {
  await stopDatabase();
  if (cluster) {
    const admin = postgres(cluster, { max: 1 });
    await admin.unsafe(`drop database if exists ${name} with (force)`);
    await admin.end();
  }
  rmSync(dataDir, { recursive: true, force: true });
});
