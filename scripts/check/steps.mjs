import { spawn } from "node:child_process";
import { closeSync, existsSync, mkdtempSync, openSync, readFileSync, rmSync, statfsSync } from "node:fs";
import { freemem, tmpdir } from "node:os";
import path from "node:path";
import { stripVTControlCharacters } from "node:util";

const MEMORY = "/dev/shm";
const ENOUGH = 4 * 2 ** 30;

function holdsEnough() {
  if (!existsSync(MEMORY) || freemem() < 2 * ENOUGH) return false;
  const { bavail, bsize } = statfsSync(MEMORY);
  return bavail * bsize >= ENOUGH;
}

const MANY_SHORT_LIVES = ["database", "server", "faults"];

/**
 * Returns the environment of a test run: sites keep their data folders in memory if there is enough. Short-lived
 * engines are not optimised, and workers that parse thousands of pages get a larger young generation, which is
 * collected less often.
 */
export const surroundingsOf = (projects = []) => ({
  ...(holdsEnough() && !process.env.TMPDIR ? { TMPDIR: MEMORY } : {}),
  NODE_OPTIONS: projects.some((project) => MANY_SHORT_LIVES.includes(project))
    ? `--import=${new URL("short-lived.mjs", import.meta.url)}`
    : "--max-semi-space-size=64",
});

const folder = mkdtempSync(path.join(tmpdir(), "naqaba-check-"));
process.once("exit", () => rmSync(folder, { recursive: true, force: true }));

const LAST_LINES = 40;
const MAX_LINES_OF_A_FAILURE = 40;
const totals = { passed: 0, failed: 0 };
let files = 0;

/** Runs a Node, this one if no other is named, with these arguments: whether it ended well, and what it printed, which only a failure shows. */
export function run(args, environment = {}, node = process.execPath) {
  const log = path.join(folder, `${++files}.log`);
  const out = openSync(log, "w");
  const child = spawn(node, args, {
    stdio: ["ignore", out, out],
    env: { ...process.env, ...environment },
  });
  return new Promise((resolve) => {
    child.once("exit", (code) => {
      closeSync(out);
      resolve({
        ok: code === 0,
        printed: () => readFileSync(log, "utf8").trim().split("\n").slice(-LAST_LINES).join("\n"),
      });
    });
  });
}

const readReport = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : null);

/** Runs vitest on projects, or on files of theirs; on another Node where one is named. */
export async function vitest({ projects, files: only = [], environment = {}, args = [], node }) {
  const report = path.join(folder, `${++files}.json`);
  const chosen = projects.flatMap((project) => ["--project", project]);
  const ran = await run(
    [
      "node_modules/vitest/vitest.mjs",
      "run",
      ...chosen,
      "--reporter=./scripts/check/reporter.mjs",
      "--passWithNoTests",
      ...args,
      ...only,
    ],
    { ...surroundingsOf(projects), ...environment, REPORT_FILE: report, NO_COLOR: "1" },
    node,
  );
  const read = readReport(report);
  const runner = node ? `${path.relative("", node)} node_modules/vitest/vitest.mjs` : "npx vitest";
  const again = Object.entries(environment)
    .map(([name, value]) => `${name}=${value} `)
    .join("");
  const failures = (read?.failures ?? []).map((each) => ({
    ...each,
    again: `${again}${runner} run --project ${each.project} ${each.file} -t ${JSON.stringify(each.sentence.split(" › ").at(-1))}`,
  }));
  return { ...ran, passed: read?.passed ?? 0, failures };
}

const specsOf = ({ specs = [], suites = [] }, above = []) => [
  ...specs.map((spec) => ({ spec, sentence: [...above, spec.title].join(" › ") })),
  ...suites.flatMap((suite) => specsOf(suite, suite.title === suite.file ? above : [...above, suite.title])),
];

/** Runs Playwright's tests of a project, or files of it. */
export async function playwright({ project, files: only = [], environment = {}, args = [] }) {
  const report = path.join(folder, `${++files}.json`);
  const ran = await run(
    [
      "node_modules/@playwright/test/cli.js",
      "test",
      `--project=${project}`,
      "--reporter=json",
      "--pass-with-no-tests",
      ...args,
      ...only,
    ],
    { ...surroundingsOf(), ...environment, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  );
  const read = readReport(report);
  const all = specsOf(read ?? {});
  const failures = all
    .filter(({ spec }) => !spec.ok)
    .map(({ spec, sentence }) => ({
      file: path.join(path.relative(process.cwd(), read.config.rootDir), spec.file),
      sentence,
      why: spec.tests
        .flatMap((test) =>
          test.results.flatMap((result) => result.errors?.map((error) => error.message) ?? []),
        )
        .join("\n"),
      again: `npx playwright test --project=${project} -g ${JSON.stringify(spec.title)}`,
    }));
  return { ...ran, passed: read?.stats.expected ?? 0, failures };
}

const shortened = (text) => {
  const lines = stripVTControlCharacters(text).split("\n");
  return lines
    .slice(0, MAX_LINES_OF_A_FAILURE)
    .map((line) => `    ${line}`)
    .join("\n");
};

/**
 * Runs one step and prints its result in a line; failures are printed at once: file, sentence, difference, and how to
 * run it alone.
 */
export async function step(name, work) {
  const began = performance.now();
  const { ok, printed = () => "", passed = 0, failures = [], note = "" } = await work();
  const failed = failures.length || (ok ? 0 : 1);
  totals.passed += passed;
  totals.failed += failed;
  const counted = passed + failures.length > 0 ? `${passed} passed, ${failed} failed` : "";
  const seconds = `${Math.round((performance.now() - began) / 1000)} s`;
  console.log(
    `${failed ? "FAILED" : "ok    "} ${name.padEnd(44)} ${counted.padEnd(24)} ${seconds.padStart(6)}  ${note}`.trimEnd(),
  );
  for (const { file, sentence, why, again } of failures)
    console.log(`\n  ${file}\n  ${sentence}\n${shortened(why)}\n  alone: ${again ?? ""}\n`);
  if (!ok && failures.length === 0) console.log(shortened(printed()));
  return failed === 0;
}

/** Prints the last line and sets the exit code. */
export function close() {
  process.exitCode = totals.failed === 0 ? 0 : 1;
  console.log(`\n${totals.passed} passed, ${totals.failed} failed`);
}
