import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { freePort } from "../free-port.mjs";

const LONGEST_START_MS = 120_000;

/**
 * A production server with the demo association in an empty folder, with these settings more; `stop` ends it,
 * by this signal, and removes the folder.
 */
export async function demoServer(settings = {}) {
  const dataDir = mkdtempSync(path.join(tmpdir(), "naqaba-bench-"));
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const env = { PATH: process.env.PATH, HOME: process.env.HOME, NODE_ENV: "production", DEMO: "1" };
  const child = spawn(process.execPath, ["server.mjs"], {
    env: { ...env, ...settings, DATA_DIR: dataDir, HOST: "127.0.0.1", PORT: String(port) },
    stdio: ["ignore", "ignore", "pipe"],
  });
  let complaint = "";
  child.stderr.on("data", (chunk) => {
    complaint = `${complaint}${chunk}`.slice(-4000);
  });
  const ended = once(child, "exit");
  const server = {
    address,
    pid: child.pid,
    async stop(signal = "SIGINT") {
      if (child.exitCode === null) child.kill(signal);
      await ended;
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
  const began = performance.now();
  const ready = () =>
    fetch(`${address}/readyz`).then(
      (answer) => answer.ok,
      () => false,
    );
  while (!(await ready())) {
    const late = performance.now() - began > LONGEST_START_MS;
    if (late) await server.stop("SIGKILL");
    if (late || child.exitCode !== null) throw new Error(`the server did not get ready\n${complaint}`);
    await delay(100);
  }
  return server;
}
