import { chmodSync, cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { drizzle } from "drizzle-orm/postgres-js";
import { migrate } from "drizzle-orm/postgres-js/migrator";
import { beforeAll, describe, expect, it } from "vitest";
import { callerOf } from "../support/caller";
import { withDatabaseOf } from "../support/hidden-records";
import { ensureBuilt, launch, removeAtEnd, temporaryFolder } from "../support/launch";
import {
  ellipticCurveKeyFile,
  keyFileWithArabicPassword,
  keyFileWithoutKey,
} from "../support/openssl-key-files";
import { createDatabase } from "../support/postgres-cluster";
import { at, emptyPlace } from "../support/prepared-place";
import { startServer } from "../support/running-server";

const embedded = { DATABASE_URL: "" };
/** A port below the range that the system assigns, on which nothing listens. */
const NOBODYS_PORT = 1;

beforeAll(() => {
  ensureBuilt();
});

const refusal = async (environment: Record<string, string>) => {
  const any = { HOST: "127.0.0.1", PORT: "0", DATA_DIR: temporaryFolder() };
  const started = launch(["server.mjs"], { ...any, ...environment });
  const code = await started.ended;
  return { code, lines: started.output().trim().split("\n") };
};

const RELEASES_AGO = 3;

/** Returns the migrations of an earlier release. */
function olderMigrations(): string {
  const folder = temporaryFolder();
  cpSync("drizzle", folder, { recursive: true });
  const journal = path.join(folder, "meta/_journal.json");
  const { entries, ...rest } = JSON.parse(readFileSync(journal, "utf8"));
  writeFileSync(journal, JSON.stringify({ ...rest, entries: entries.slice(0, -RELEASES_AGO) }));
  return folder;
}

const nobody = { uid: 65_534, gid: 65_534 };
const mayBecomeNobody = process.getuid?.() === 0;

describe("a data folder", () => {
  it("from an earlier release is migrated and keeps its data", async () => {
    const database = await createDatabase();
    if (database) removeAtEnd(database.drop);
    const place = { dataDir: temporaryFolder(), url: database?.url ?? null };
    const member = { member_number: 31_001, name_ar: "سلمى حدّاد", work_status: 1 };
    await withDatabaseOf(place, async (sql) => {
      await migrate(drizzle(sql), { migrationsFolder: olderMigrations() });
      await sql`insert into members ${sql(member)}`;
    });
    const server = await startServer(at(place));
    expect((await fetch(`${server.address}/readyz`)).status).toBe(200);
    const { body } = await callerOf(server).call("/api/data/personal-card?doc_no=31001");
    expect(body).toMatchObject({ success: true, doctor: { DOC_NAME_A: member.name_ar } });
    expect(await server.stop("SIGINT")).toBe(0);
  });

  it.runIf(mayBecomeNobody)("owned by another system user is refused with one line", async () => {
    for (const mode of [0o700, 0o755]) {
      const DATA_DIR = temporaryFolder();
      chmodSync(DATA_DIR, mode);
      const started = launch(["server.mjs"], { HOST: "127.0.0.1", PORT: "0", DATA_DIR }, nobody);
      expect(await started.ended).toBe(1);
      expect(started.output().trim().split("\n")).toEqual([expect.stringMatching(/^DATA_DIR .*EACCES/)]);
    }
  });

  it("is refused to a second server with one line", async () => {
    const first = await startServer(embedded);
    const { code, lines } = await refusal({ DATA_DIR: first.dataDir });
    expect(code).toBe(1);
    expect(lines).toEqual([expect.stringContaining(first.dataDir)]);
    expect((await fetch(`${first.address}/readyz`)).status).toBe(200);
    await first.stop("SIGINT");
  });
});

describe("a start", () => {
  it("stops at a damaged database with two lines that say how to restore a backup", async () => {
    const first = await startServer(embedded);
    await first.stop("SIGINT");
    writeFileSync(path.join(first.dataDir, "database/global/pg_control"), Buffer.alloc(8192));
    const { code, lines } = await refusal({ ...embedded, DATA_DIR: first.dataDir });
    expect(code).toBe(1);
    expect(lines).toEqual([
      expect.stringMatching(/^The embedded database failed: /),
      expect.stringMatching(/^The database in DATA_DIR .* cli -- restore FILE/),
    ]);
  });

  it("refuses a database folder without PG_VERSION by name and changes nothing in it", async () => {
    const first = await startServer(embedded);
    await first.stop("SIGINT");
    const folder = path.join(first.dataDir, "database");
    const version = readFileSync(path.join(folder, "PG_VERSION"));
    rmSync(path.join(folder, "PG_VERSION"));
    const before = readdirSync(folder, { recursive: true });
    const { code, lines } = await refusal({ ...embedded, DATA_DIR: first.dataDir });
    expect(code).toBe(1);
    expect(lines).toEqual([
      expect.stringMatching(/database is not empty, but PG_VERSION is missing.* cli -- restore FILE/),
    ]);
    expect(readdirSync(folder, { recursive: true })).toEqual(before);
    writeFileSync(path.join(folder, "PG_VERSION"), version);
    const again = await startServer({ ...embedded, DATA_DIR: first.dataDir });
    expect((await fetch(`${again.address}/readyz`)).status).toBe(200);
    await again.stop("SIGINT");
  });

  it("with an unusable bucket for the demo fails with lines that name the settings, and writes nothing", async () => {
    const place = at(await emptyPlace());
    const S3 = { S3_BUCKET: "pictures", S3_ENDPOINT: `http://127.0.0.1:${NOBODYS_PORT}` };
    const { code, lines } = await refusal({ ...place, ...S3, DEMO: "1" });
    expect(code).toBe(1);
    expect(lines.filter((line) => !line.startsWith("{")).slice(-2)).toEqual([
      expect.stringMatching(/^S3_BUCKET pictures cannot keep files: /),
      "S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY are not set.",
    ]);
    const { address } = await startServer(place);
    expect((await fetch(`${address}/news/1`)).status).toBe(404);
  });

  it.each([
    ["PORT", "abc"],
    ["DATABASE_URL", "mysql://x"],
    ["CLOCK", "2026-01-01T00:00:00Z"],
  ])("stops at a wrong %s with one line that names it", async (name, value) => {
    const { code, lines } = await refusal({ [name]: value });
    expect(code).toBe(1);
    expect(lines).toEqual([expect.stringMatching(new RegExp(`^${name} `))]);
  });

  const brokenSecrets = ["session-secret", "setup-token"].flatMap((name) => [
    { name, state: "empty", text: "" },
    { name, state: "full of NUL bytes", text: "\0".repeat(43) },
  ]);
  it.each(brokenSecrets)(
    "stops at a $name that is $state, with one line that names it",
    async ({ name, text }) => {
      const DATA_DIR = temporaryFolder();
      const file = path.join(DATA_DIR, name);
      writeFileSync(file, text);
      const { code, lines } = await refusal({ DATA_DIR });
      expect([code, lines]).toEqual([
        1,
        [expect.stringContaining(`${file} is empty, cut off or unreadable`)],
      ]);
      expect(readFileSync(file, "utf8")).toBe(text);
    },
  );

  it.each([
    ["of an elliptic curve", ellipticCurveKeyFile, "secret", "elliptic curves are not supported"],
    ["without its key", keyFileWithoutKey, "secret", "holds no private key"],
    ["with a password that is not ASCII", keyFileWithArabicPassword, "كلمة السر", "other than ASCII"],
  ])("fails for a key file %s with one line that says so", async (_, p12, password, reason) => {
    const file = path.join(temporaryFolder(), "association.p12");
    writeFileSync(file, p12);
    const { code, lines } = await refusal({ CERTIFICATE_P12: file, CERTIFICATE_P12_PASSWORD: password });
    expect([code, lines]).toEqual([1, [expect.stringMatching(new RegExp(`^CERTIFICATE_P12 .*${reason}`))]]);
  });

  it("stops at a port in use with one line that names it", async () => {
    const first = await startServer();
    const { code, lines } = await refusal({ PORT: String(first.port), DATA_DIR: temporaryFolder() });
    expect(code).toBe(1);
    expect(lines).toEqual([expect.stringMatching(/^PORT \d+ .*EADDRINUSE$/)]);
    await first.stop("SIGINT");
  });

  it("stops when the database does not answer, with one line", async () => {
    const DATABASE_URL = `postgres://postgres@127.0.0.1:${NOBODYS_PORT}/none`;
    const { code, lines } = await refusal({ DATABASE_URL });
    expect(code).toBe(1);
    expect(lines).toEqual([expect.stringMatching(/database.*ECONNREFUSED/i)]);
  });
});
