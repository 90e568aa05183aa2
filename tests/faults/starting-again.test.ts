import { existsSync } from "node:fs";
import path from "node:path";
import { describe, expect, it, vi } from "vitest";
import { childrenOf } from "../../scripts/bench/soak/memory.mjs";
import { launch } from "../support/launch";
import { at, emptyPlace } from "../support/prepared-place";
import { startServer } from "../support/running-server";

const embedded = { DATABASE_URL: "" };

describe("a data folder", () => {
  it.each(["SIGTERM", "SIGKILL"] as const)("is used again after %s", async (signal) => {
    const first = await startServer(embedded);
    await first.stop(signal);
    const second = await startServer({ ...embedded, DATA_DIR: first.dataDir });
    expect((await fetch(`${second.address}/readyz`)).status).toBe(200);
    expect(await second.stop("SIGINT")).toBe(0);
  });

  it("is used again after its engine was killed and left its socket and lock files", async () => {
    const first = await startServer({ ...embedded, DEMO: "1" });
    const [engine] = childrenOf(first.child.pid!);
    process.kill(engine!, "SIGKILL");
    await expect.poll(first.output).toContain("the embedded database exited; stopping");
    expect(await first.stop("SIGTERM")).not.toBe(0);
    const left = ["lock", "database.sock", "database/postmaster.pid"];
    expect(left.filter((name) => existsSync(path.join(first.dataDir, name)))).toContain("database.sock");
    const second = await startServer({ ...embedded, DATA_DIR: first.dataDir });
    expect((await fetch(`${second.address}/news/1`)).status).toBe(200);
    expect(await second.stop("SIGINT")).toBe(0);
  });
});

describe("a start", () => {
  it("exits with 0 if stopped while the demo is written, and the demo is complete", async () => {
    const place = at(await emptyPlace());
    const started = launch(["server.mjs"], { HOST: "127.0.0.1", ...place, DEMO: "1", PORT: "0" });
    await vi.waitUntil(() => started.output().includes('"listening"'), { timeout: 120_000 });
    started.child.kill("SIGTERM");
    expect(await started.ended).toBe(0);
    expect(started.output()).not.toContain('"level":"error"');
    const again = await startServer({ ...place, DEMO: "1" });
    expect((await fetch(`${again.address}/news/1`)).status).toBe(200);
  });
});
