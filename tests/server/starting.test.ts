import { beforeAll, describe, expect, it } from "vitest";
import { freePort } from "../../scripts/free-port.mjs";
import { ensureBuilt, launch, startServer, temporaryFolder } from "../support/running-server";

const embedded = { DATABASE_URL: "" };

beforeAll(() => {
  ensureBuilt();
});

const refusal = async (environment: Record<string, string>) => {
  const started = launch(["server.mjs"], { HOST: "127.0.0.1", DATA_DIR: temporaryFolder(), ...environment });
  return { code: await started.ended, lines: started.output().trim().split("\n") };
};

describe("a data folder", () => {
  it("is used again after kill -9", async () => {
    const first = await startServer(embedded);
    await first.stop("SIGKILL");
    const second = await startServer({ ...embedded, DATA_DIR: first.dataDir });
    expect((await fetch(`${second.address}/readyz`)).status).toBe(200);
    expect(await second.stop("SIGINT")).toBe(0);
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
    const bare = launch(command, { PORT: String(port), HOST: "127.0.0.1", DATA_DIR: temporaryFolder() });
    const status = () =>
      fetch(`http://127.0.0.1:${port}/`).then(
        (answer) => answer.status,
        () => 0,
      );
    await expect.poll(status, { timeout: 20_000, interval: 200 }).toBe(200);
    bare.child.kill("SIGKILL");
    await bare.ended;
  });
});
