// Checks a change: `npm test`, `npm test -- PATTERN …`, `npm run test:changed`, `npm run test:all`; docs/testing.md
// explains when to use which.
import { spawnSync } from "node:child_process";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { testFiles } from "./check/files.mjs";
import { reachedBy } from "./check/reach.mjs";
import { close, playwright, run, step, surroundingsOf, vitest } from "./check/steps.mjs";
import { provideChromium } from "./chromium.mjs";
import { containerLine, provideContainerNode } from "./container-node.mjs";
import { providePostgres, startCluster } from "./postgres-cluster.mjs";

process.chdir(path.dirname(path.dirname(fileURLToPath(import.meta.url))));

const BUILD = ["scripts/build.mjs"];
const bin = (file, ...args) => [`node_modules/${file}`, ...args];

const browsing = () => {
  const browser = provideChromium();
  if (browser) process.env.CHROMIUM_PATH = browser.path;
  const told = browser ? `Chromium of ${browser.from}: ${browser.path}` : "no Chromium: set CHROMIUM_PATH";
  return { ok: Boolean(browser), note: told, printed: () => told };
};

/** A single type checker, because each of several would load all types again, which takes longer beside other work. */
const TYPES = bin("typescript/bin/tsc", "--noEmit", "--checkers", "1");

/** Runs the complete check of a change; each step runs once. */
async function check() {
  await step("a browser", browsing);
  const judged = step("types", () => run(TYPES));
  await step("format and lint", () => run(bin("@biomejs/biome/bin/biome", "check", ".")));
  await step("unused exports, files and packages", () =>
    run(bin("knip/bin/knip.js", "--no-progress", "--no-config-hints")),
  );
  const built = await step("build", () => run(BUILD));
  await step("rules and structure", () => vitest({ projects: ["rules"] }));
  await judged;
  await step("database", () => vitest({ projects: ["database"] }));
  if (!built) return;
  await step("server", () => vitest({ projects: ["server"] }));
  await step("journeys, each once", () => vitest({ projects: ["journeys"] }));
  await step("in a browser", () => playwright({ project: "browser", args: ["--grep-invert", "@matrix"] }));
}

/**
 * Runs the rest of the matrix: other platforms, languages and themes, a browser for every journey, faults and kills.
 */
async function matrix() {
  await step("a browser", browsing);
  if (!(await step("build", () => run(BUILD)))) return;
  if (!providePostgres()) {
    await step("PostgreSQL", () => ({
      ok: false,
      printed: () => "There is none here and none could be installed.",
    }));
    return;
  }
  const cluster = await startCluster();
  const onPostgres = { TEST_DATABASE_URL: cluster.url };
  await step(`database on PostgreSQL ${cluster.version}`, () =>
    vitest({ projects: ["database"], environment: onPostgres }),
  );
  await step(`server on PostgreSQL, container's Node ${containerLine()}`, () => {
    const node = provideContainerNode();
    if (node) return vitest({ projects: ["server"], environment: onPostgres, node });
    return { ok: false, printed: () => "There is none here and none could be fetched." };
  });
  await step("faults on PostgreSQL", () => vitest({ projects: ["faults"], environment: onPostgres }));
  await cluster.stop();
  await step("faults on the embedded engine", () => vitest({ projects: ["faults"] }));
  const plain = {
    JOURNEYS_BY: "plain",
    JOURNEYS_IN: "other",
    JOURNEYS_ON: "two",
    JUDGED_IN: "light,dark",
    SNIFFED: "1",
  };
  await step("journeys in Chromium, two processes, S3", () =>
    vitest({ projects: ["journeys"], environment: plain }),
  );
  await step("journeys in Chromium with script", () =>
    vitest({ projects: ["journeys"], environment: { JOURNEYS_BY: "script", JUDGED_IN: "dark" } }),
  );
  await step("in a browser, at length", () =>
    playwright({ project: "browser", args: ["--grep", "@matrix"] }),
  );
  await step("every section of the bench, briefly", () => run(["scripts/bench.mjs"], { BENCH: "brief" }));
}

/** Runs these files of tests, told in full. */
function alone(files, title = []) {
  const of = (kind) => files.filter((each) => each.kind === kind).map((each) => each.file);
  const projects = [...new Set(files.flatMap(({ project }) => (project ? [project] : [])))];
  const env = { ...process.env, ...surroundingsOf(projects) };
  const show = (...args) => spawnSync(process.execPath, args, { stdio: "inherit", env }).status === 0;
  let ok = true;
  if (files.some(({ built }) => built)) ok = show(...BUILD);
  const units = of("vitest");
  if (units.length > 0) {
    ok =
      show(
        ...bin(
          "vitest/vitest.mjs",
          "run",
          ...projects.flatMap((each) => ["--project", each]),
          ...title,
          ...units,
        ),
      ) && ok;
  }
  const browsed = of("playwright");
  if (browsed.length > 0)
    ok = show(...bin("@playwright/test/cli.js", "test", "--project=browser", ...browsed)) && ok;
  process.exitCode = ok ? 0 : 1;
}

/** Returns the test files whose path contains one of the patterns; if there are none, the tests whose title does. */
function matching(patterns) {
  const anyIn = (text) => patterns.some((pattern) => text.includes(pattern));
  const files = testFiles().filter(({ file }) => anyIn(file));
  if (files.length > 0) return alone(files);
  const title = patterns.map((pattern) => pattern.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")).join("|");
  alone(
    testFiles().filter(({ text, kind }) => kind === "vitest" && anyIn(text())),
    ["-t", title],
  );
}

/** With more files than this, the complete check is as fast, because it runs in parallel. */
const MAX_FILES_ALONE = 150;

/**
 * Runs the tests that can reach what changed; returns true if they are so many that the complete check should run
 * instead.
 */
async function changed(args) {
  const reached = (await reachedBy(args)).filter(({ project }) => project !== "faults");
  if (reached.length > MAX_FILES_ALONE) {
    console.log(`${reached.length} files of tests can reach what changed: this is the whole check.`);
    return true;
  }
  console.log(
    reached.length > 0 ? reached.map(({ file }) => file).join("\n") : "No test can reach what changed.",
  );
  if (reached.length > 0) alone(reached);
  return false;
}

const [mode, ...rest] = process.argv.slice(2);
const isWhole = mode === "--changed" ? await changed(rest) : !mode || mode.startsWith("--");
if (!isWhole && mode !== "--changed") matching([mode, ...rest]);
if (isWhole) {
  if (mode !== "--matrix") await check();
  if (mode === "--matrix" || mode === "--all") await matrix();
  close();
}
