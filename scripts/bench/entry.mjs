import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { demoServer } from "./server.mjs";

const WAYS = fileURLToPath(new URL("entry/ways.mjs", import.meta.url));

/** Measures the CPU time of an uncached page, rendered by Remix itself and by our entry (decision 025). */
export async function entry() {
  const dataDir = mkdtempSync(path.join(tmpdir(), "naqaba-entry-"));
  try {
    const server = await demoServer({ DATA_DIR: dataDir });
    await server.stop();
    const env = { ...process.env, NODE_ENV: "production", DEMO: "1", DATA_DIR: dataDir };
    const printed = execFileSync(process.execPath, [WAYS], { env, encoding: "utf8", maxBuffer: 2 ** 26 });
    return JSON.parse(printed.trim().split("\n").at(-1));
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}
