import { createHash } from "node:crypto";
import { rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { defineConfig } from "@playwright/test";
import { findChromium, QUIET } from "./scripts/chromium.mjs";
import { noon } from "./tests/support/business-day";

const checkout = createHash("sha256").update(process.cwd()).digest();
/** Of its own for every checkout, so that two of them can be tested side by side. */
const port = 4600 + (checkout.readUInt16BE() % 300);
const address = `http://localhost:${port}`;
/** `two`: the suite runs against two processes behind a proxy, on PostgreSQL and an S3 store; else against one, embedded. */
const onTwo = process.env.E2E_ON === "two";
const dataDir = path.join(tmpdir(), `naqaba-e2e-${port}`);

if (process.env.TEST_WORKER_INDEX === undefined) rmSync(dataDir, { recursive: true, force: true });

export default defineConfig({
  testDir: "tests/e2e",
  outputDir: "test-results",
  workers: 2,
  retries: 0,
  timeout: 120_000,
  expect: { timeout: 10_000 },
  forbidOnly: true,
  use: {
    baseURL: address,
    screenshot: "only-on-failure",
    launchOptions: { executablePath: findChromium()?.path, args: QUIET },
  },
  projects: [
    { name: "browser", testDir: "tests/browser" },
    { name: "no-js", testIgnore: /\.js\.spec\.ts$/, use: { javaScriptEnabled: false } },
    {
      name: "js",
      testIgnore: /\.no-js\.spec\.ts$/,
      /** Journeys that both projects take run with script in Arabic; those of the script itself in both languages. */
      grepInvert: /^js \S+(?<!\.js)\.spec\.ts .*\[en\]/,
      use: { javaScriptEnabled: true },
    },
  ],
  webServer: {
    command: onTwo ? "node scripts/serve-two.mjs" : "node server.mjs",
    url: `${address}/readyz`,
    timeout: onTwo ? 180_000 : 60_000,
    gracefulShutdown: { signal: "SIGINT", timeout: 20_000 },
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
