import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { freePort } from "../free-port.mjs";

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
    stdio: "ignore",
  });
  for (let tries = 0; tries < 600; tries++) {
    const ready = await fetch(`${address}/readyz`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (ready) break;
    if (child.exitCode !== null) throw new Error("the server ended before it was ready");
    await delay(100);
  }
  return {
    address,
    async stop(signal = "SIGINT") {
      child.kill(signal);
      await new Promise((resolve) => child.once("exit", resolve));
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
