// Runs tests, the quickest kind first, and prints `{ step, file, sentence }` of the first that fails; `{}` if none
// does: `node scripts/check/caught.mjs TEST...`.
import { spawnSync } from "node:child_process";
import { provideChromium } from "../chromium.mjs";
import { testFiles } from "./files.mjs";
import { playwright, vitest } from "./steps.mjs";

const named = new Set(process.argv.slice(2));
const reached = testFiles().filter(({ file }) => named.has(file));
const of = (project) => reached.filter((each) => each.project === project).map((each) => each.file);
const units = (project) => () => vitest({ projects: [project], files: of(project), args: ["--bail=1"] });
const browser = () =>
  playwright({
    project: "browser",
    files: of(undefined),
    args: ["--grep-invert", "@matrix", "--max-failures=1"],
  });

function build() {
  process.env.CHROMIUM_PATH ??= provideChromium()?.path;
  const { status, stderr } = spawnSync(process.execPath, ["scripts/build.mjs"], { encoding: "utf8" });
  return {
    ok: status === 0,
    failures: [{ file: "scripts/build.mjs", sentence: stderr.trim().split("\n").at(-1) }],
  };
}

const steps = [
  ["rules", of("rules"), units("rules")],
  ["database", of("database"), units("database")],
  ["build", reached.filter(({ built }) => built), build],
  ["journeys", of("journeys"), units("journeys")],
  ["server", of("server"), units("server")],
  ["browser", of(undefined), browser],
];

async function caught() {
  for (const [step, files, ask] of steps) {
    if (files.length === 0) continue;
    const { ok, failures = [] } = await ask();
    if (!ok)
      return {
        step,
        file: failures[0]?.file ?? "",
        sentence: failures[0]?.sentence ?? "",
      };
  }
  return {};
}

console.log(`\n${JSON.stringify(await caught())}`);
