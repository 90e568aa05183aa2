import { createHash } from "node:crypto";
import { rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { defineConfig } from "@playwright/test";
import { findChromium, QUIET } from "./scripts/chromium.mjs";
import { noon } from "./tests/support/business-day";

const checkout = createHash("sha256").update(process.cwd()).digest();
/** Derived from the path, so that two checkouts can be tested side by side. */
const port = 4600 + (checkout.readUInt16BE() % 300);
const address = `http://localhost:${port}`;
const dataDir = path.join(tmpdir(), `naqaba-browser-${port}`);

if (process.env.TEST_WORKER_INDEX === undefined) rmSync(dataDir, { recursive: true, force: true });

export default defineConfig({
  testDir: "tests/browser",
  outputDir: "test-results",
  workers: 4,
  retries: 0,
  timeout: 240_000,
  expect: { timeout: 30_000 },
  forbidOnly: true,
  use: {
    baseURL: address,
    screenshot: "only-on-failure",
    launchOptions: { executablePath: findChromium()?.path, args: QUIET },
  },
  projects: [{ name: "browser" }],
  webServer: {
    command: "node server.mjs",
    url: `${address}/readyz`,
    timeout: 180_000,
    gracefulShutdown: { signal: "SIGINT", timeout: 60_000 },
    env: {
      PORT: String(port),
      HOST: "127.0.0.1",
      DATA_DIR: dataDir,
      DEMO: "1",
      TRUST_PROXY: "1",
      CLOCK: noon,
      DATABASE_URL: "",
    },
  },
});
