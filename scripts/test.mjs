// Every check, in order, on a fresh machine: `npm test`. The last line says how many tests passed and failed.
import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { provideChromium } from "./chromium.mjs";
import { providePostgres, startCluster } from "./postgres-cluster.mjs";

process.chdir(path.dirname(path.dirname(fileURLToPath(import.meta.url))));

const reports = mkdtempSync(path.join(tmpdir(), "naqaba-reports-"));
const summary = [];

const run = (args, environment = {}) =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, args, {
      stdio: "inherit",
      env: { ...process.env, ...environment },
    });
    child.once("exit", (code) => resolve(code === 0));
  });

const seconds = (began) => `${((performance.now() - began) / 1000).toFixed(0)} s`;

/** One step of the check; a step that fails without a failed test of its own counts as one failure. */
async function step(name, work) {
  console.log(`\n=== ${name}`);
  const began = performance.now();
  const { ok, passed = 0, failed = 0, broken = [] } = await work();
  summary.push({ name, ok, passed, failed: failed || (ok ? 0 : 1), broken, took: seconds(began) });
  return ok;
}

const plain =
  (...args) =>
  async () => ({ ok: await run(args) });
const readReport = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : undefined);

const vitest = (name, projects, environment) => async () => {
  const file = path.join(reports, `${name}.json`);
  const chosen = projects.flatMap((project) => ["--project", project]);
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${file}`];
  const ok = await run(["node_modules/vitest/vitest.mjs", "run", ...chosen, ...reporters], environment);
  const report = readReport(file);
  const broken = report?.testResults.flatMap(failuresOfFile);
  return { ok, passed: report?.numPassedTests, failed: broken?.length, broken };
};

function failuresOfFile({ name, status, message, assertionResults }) {
  const file = path.relative(process.cwd(), name);
  const failed = assertionResults.filter((test) => test.status === "failed");
  if (status === "failed" && failed.length === 0) return [`${file}: ${message}`];
  return failed.map((test) => `${file} › ${test.fullName}: ${test.failureMessages.join("\n")}`);
}

const failuresOfSuite = ({ file, title, specs = [], suites = [] }) => [
  ...specs.filter((spec) => !spec.ok).map((spec) => `${file} › ${title} › ${spec.title}: ${messageOf(spec)}`),
  ...suites.flatMap(failuresOfSuite),
];
const messageOf = ({ tests }) =>
  tests.flatMap((test) => test.results.map((result) => result.error?.message ?? "")).join("\n");

/** Runs a project on two processes, as an association with many visitors does, or on one, as it is first installed. */
const playwright = (project, processes) => async () => {
  const browser = provideChromium();
  console.log(browser ? `Chromium of ${browser.from}: ${browser.path}` : "No Chromium: set CHROMIUM_PATH.");
  if (!browser) return { ok: false };
  const on = processes === "two" && providePostgres() ? "two" : "one";
  if (on !== processes)
    console.log("No PostgreSQL here and none could be installed: this ran on one process.");
  const file = path.join(reports, `${project}.json`);
  const args = [
    "node_modules/@playwright/test/cli.js",
    "test",
    `--project=${project}`,
    "--reporter=list,json",
  ];
  const ok = await run(args, {
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
    CHROMIUM_PATH: browser.path,
    E2E_ON: on,
  });
  const { stats, suites } = readReport(file) ?? {};
  const broken = suites?.flatMap(failuresOfSuite);
  return { ok, passed: stats?.expected, failed: stats && stats.unexpected + stats.flaky, broken };
};

async function onPostgres() {
  const cluster = await startCluster();
  if (!cluster) {
    console.log(
      "No PostgreSQL here and none could be installed: these tests ran on the embedded database only.",
    );
    return { ok: true };
  }
  console.log(`PostgreSQL ${cluster.version}`);
  try {
    return await vitest("postgres", ["database", "server"], { TEST_DATABASE_URL: cluster.url })();
  } finally {
    await cluster.stop();
  }
}

await step("format and lint", plain("node_modules/@biomejs/biome/bin/biome", "check", "."));
await step("types", plain("node_modules/typescript/bin/tsc", "--noEmit"));
const built = await step("build", plain("scripts/build.mjs"));
await step("rules, database, server", vitest("vitest", ["rules", "database", "server"]));
await step("database and server on PostgreSQL", onPostgres);
if (built) {
  await step("end to end, without JavaScript", playwright("no-js", "two"));
  await step("end to end, with JavaScript", playwright("js", "one"));
}
rmSync(reports, { recursive: true, force: true });

for (const failure of summary.flatMap((each) => each.broken)) console.log(`\nFAILED ${failure}`);
console.log("");
for (const { name, ok, passed, failed, took } of summary) {
  console.log(
    `${ok ? "ok    " : "FAILED"} ${name.padEnd(36)} ${`${passed} passed, ${failed} failed`.padEnd(26)} ${took}`,
  );
}
const total = (key) => summary.reduce((sum, each) => sum + each[key], 0);
process.exitCode = total("failed") === 0 && built ? 0 : 1;
console.log(`\n${total("passed")} passed, ${total("failed")} failed`);
