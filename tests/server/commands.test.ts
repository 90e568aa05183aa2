import { spawnSync } from "node:child_process";
import postgres from "postgres";
import { describe, expect, it } from "vitest";
import { socketOf, startEmbedded } from "~/db/embedded/embedded.server";
import { cli } from "../support/command-line";
import { launch, temporaryFolder } from "../support/launch";
import { embeddedPlace } from "../support/prepared-place";
import { startServer } from "../support/running-server";

describe("the commands", () => {
  it("are listed, and refuse wrong usage with 2, by the script that builds them first", async () => {
    const run = async (...args: string[]) => {
      const started = launch(["scripts/cli.mjs", ...args], { DATA_DIR: temporaryFolder() });
      return { code: await started.ended, output: started.output() };
    };
    expect(await run("--help")).toEqual({ code: 0, output: expect.stringContaining("verify-audit") });
    expect((await run("import-roll")).code).toBe(2);
  });

  it("exit with 0 and without output when the reader closes the pipe", () => {
    const shell = 'node build/cli.js doctor | true; echo "$PIPESTATUS"';
    const ended = spawnSync("bash", ["-c", shell], {
      encoding: "utf8",
      env: {
        ...process.env,
        DATA_DIR: temporaryFolder(),
        DATABASE_URL: "postgres://nobody@127.0.0.1:1/none",
      },
    });
    expect([ended.stdout, ended.stderr]).toEqual(["0\n", ""]);
  });

  it("migrate the schema, and do so again without error", async () => {
    const DATA_DIR = temporaryFolder();
    const check = () => cli(["migrate", "--check"], { DATA_DIR });
    expect(await check()).toEqual({ code: 1, output: expect.stringMatching(/^Waiting, \d+: 0000_search, /) });
    expect(await check()).toMatchObject({ code: 1 });
    expect((await cli(["migrate"], { DATA_DIR })).code).toBe(0);
    expect((await cli(["migrate"], { DATA_DIR })).code).toBe(0);
    expect(await check()).toEqual({ code: 0, output: "The database schema is up to date.\n" });
  });

  it("name a wrong setting", async () => {
    const { code, output } = await cli(["migrate"], { PORT: "abc" });
    expect(code).toBe(1);
    expect(output).toMatch(/^PORT must be a number\n$/);
  });
});

describe("doctor", () => {
  it("reports a new installation as healthy", async () => {
    const { code, output } = await cli(["doctor"]);
    expect(output).not.toContain("WRONG");
    expect(output).toMatch(/^WARN +schema +\d+ migrations wait/m);
    expect(output).toMatch(/^WARN +backup /m);
    expect(code).toBe(0);
  });

  it("reports that the database is not reachable", async () => {
    const { code, output } = await cli(["doctor"], { DATABASE_URL: "postgres://nobody@127.0.0.1:1/none" });
    expect(code).toBe(1);
    expect(output).toMatch(/WRONG +database .*ECONNREFUSED/);
  });

  it("asks a running server's database, while other commands are refused", async () => {
    const server = await startServer({ DATABASE_URL: "" });
    const DATA_DIR = server.dataDir;
    expect((await cli(["doctor"], { DATA_DIR })).output).toContain("open in the running server");
    const { code, output } = await cli(["migrate"], { DATA_DIR });
    expect(code).toBe(1);
    expect(output.trim().split("\n")).toEqual([expect.stringContaining(DATA_DIR)]);
    await server.stop("SIGINT");
  });
});

describe("verify-audit", () => {
  async function asOwner(dataDir: string, ...statements: string[]) {
    const database = await startEmbedded(dataDir);
    const owner = postgres({
      path: socketOf(dataDir),
      username: "postgres",
      database: "postgres",
      max: 1,
      onnotice: () => {},
    });
    for (const statement of statements) await owner.unsafe(statement);
    await owner.end();
    await database.stop();
  }

  it("exits with 0 and one line for an intact log, and with 1 and the position for a broken one", async () => {
    const { dataDir: DATA_DIR } = await embeddedPlace("empty");
    await asOwner(
      DATA_DIR,
      "insert into audit (actor_kind, action, subject) select 'system', 'test', 'n:' || n from generate_series(1, 3) n",
    );
    const verification = await cli(["verify-audit"], { DATA_DIR });
    expect(verification.output).toMatch(/^The audit is whole: 3 entries, the last is 3:[0-9a-f]{64}\n$/);
    expect(verification.code).toBe(0);
    await asOwner(
      DATA_DIR,
      "alter table audit disable trigger audit_stays",
      "delete from audit where chain_number = 3",
    );
    const noted = verification.output.trim().split(" ").at(-1)!;
    const cutOff = { code: 1, output: "The audit is BROKEN: entry 3 is missing.\n" };
    for (const printed of [noted, verification.output, verification.output.trim()])
      expect(await cli(["verify-audit", printed], { DATA_DIR })).toEqual(cutOff);
    expect((await cli(["verify-audit", "last week's"], { DATA_DIR })).code).toBe(2);
  });
});
