import { chmodSync, cpSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { drizzle } from "drizzle-orm/postgres-js";
import { migrate } from "drizzle-orm/postgres-js/migrator";
import { beforeAll, describe, expect, it } from "vitest";
import { childrenOf } from "../../scripts/bench/soak/memory.mjs";
import { freePort } from "../../scripts/free-port.mjs";
import { callerOf } from "../support/caller";
import { withDatabaseOf } from "../support/hidden-records";
import { ensureBuilt, launch, removeAtEnd, temporaryFolder } from "../support/launch";
import { createDatabase } from "../support/postgres-cluster";
import { at, emptyPlace } from "../support/prepared-place";
import { startServer } from "../support/running-server";

const embedded = { DATABASE_URL: "" };

beforeAll(() => {
  ensureBuilt();
});

const refusal = async (environment: Record<string, string>) => {
  const started = launch(["server.mjs"], { HOST: "127.0.0.1", DATA_DIR: temporaryFolder(), ...environment });
  return { code: await started.ended, lines: started.output().trim().split("\n") };
};

const RELEASES_AGO = 3;

/** The migrations of an earlier release. */
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
  it.each(["SIGTERM", "SIGKILL"] as const)("is used again after %s", async (signal) => {
    const first = await startServer(embedded);
    await first.stop(signal);
    const second = await startServer({ ...embedded, DATA_DIR: first.dataDir });
    expect((await fetch(`${second.address}/readyz`)).status).toBe(200);
    expect(await second.stop("SIGINT")).toBe(0);
  });

  it("is used again after its engine was killed, whose socket and lock files still lie there", async () => {
    const first = await startServer({ ...embedded, DEMO: "1" });
    const [engine] = childrenOf(first.child.pid!);
    process.kill(engine!, "SIGKILL");
    expect(await first.stop("SIGTERM")).not.toBe(0);
    const left = ["lock", "database.sock", "database/postmaster.pid"];
    expect(left.filter((name) => existsSync(path.join(first.dataDir, name)))).toContain("database.sock");
    const second = await startServer({ ...embedded, DATA_DIR: first.dataDir });
    expect((await fetch(`${second.address}/news/1`)).status).toBe(200);
    expect(await second.stop("SIGINT")).toBe(0);
  });

  it("of an earlier release is brought up to date, and keeps what is in it", async () => {
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

  it.runIf(mayBecomeNobody)("of another user is refused with one line", async () => {
    for (const mode of [0o700, 0o755]) {
      const DATA_DIR = temporaryFolder();
      chmodSync(DATA_DIR, mode);
      const port = String(await freePort());
      const started = launch(["server.mjs"], { HOST: "127.0.0.1", PORT: port, DATA_DIR }, nobody);
      expect(await started.ended).toBe(1);
      expect(started.output().trim().split("\n")).toEqual([expect.stringMatching(/^DATA_DIR .*EACCES/)]);
    }
  });

  it("is refused to a second server with one line", async () => {
    const first = await startServer(embedded);
    const { code, lines } = await refusal({ DATA_DIR: first.dataDir, PORT: String(await freePort()) });
    expect(code).toBe(1);
    expect(lines).toEqual([expect.stringContaining(first.dataDir)]);
    expect((await fetch(`${first.address}/readyz`)).status).toBe(200);
    await first.stop("SIGINT");
  });
});

describe("a start", () => {
  it.each([
    ["PORT", "abc"],
    ["DATABASE_URL", "mysql://x"],
    ["CLOCK", "2026-01-01T00:00:00Z"],
  ])("stops at a wrong %s with one line that names it", async (name, value) => {
    const { code, lines } = await refusal({ [name]: value });
    expect(code).toBe(1);
    expect(lines).toEqual([expect.stringMatching(new RegExp(`^${name} `))]);
  });

  it.each(["session-secret", "setup-token"])(
    "stops at a %s that is cut off, with one line that names it",
    async (name) => {
      const DATA_DIR = temporaryFolder();
      const file = path.join(DATA_DIR, name);
      writeFileSync(file, "");
      const { code, lines } = await refusal({ DATA_DIR });
      expect([code, lines]).toEqual([1, [expect.stringContaining(`${file} is empty or cut off`)]]);
      expect(readFileSync(file, "utf8")).toBe("");
    },
  );

  it("stops at a port in use with one line that names it", async () => {
    const first = await startServer();
    const { code, lines } = await refusal({ PORT: String(first.port), DATA_DIR: temporaryFolder() });
    expect(code).toBe(1);
    expect(lines).toEqual([expect.stringMatching(/^PORT \d+ .*EADDRINUSE$/)]);
    await first.stop("SIGINT");
  });

  it("stops when the database does not answer, with one line", async () => {
    const address = `postgres://postgres@127.0.0.1:${await freePort()}/none`;
    const { code, lines } = await refusal({ DATABASE_URL: address, PORT: String(await freePort()) });
    expect(code).toBe(1);
    expect(lines).toEqual([expect.stringMatching(/database.*ECONNREFUSED/i)]);
  });

  it("works under a bare remix-serve", async () => {
    const port = await freePort();
    const command = ["node_modules/@remix-run/serve/dist/cli.js", "build/server/index.js"];
    const bare = launch(command, { PORT: String(port), HOST: "127.0.0.1", ...at(await emptyPlace()) });
    const status = () =>
      fetch(`http://127.0.0.1:${port}/`).then(
        (answer) => answer.status,
        () => 0,
      );
    await expect.poll(status, { timeout: 60_000, interval: 50 }).toBe(200);
    bare.child.kill("SIGKILL");
    await bare.ended;
  });
});
