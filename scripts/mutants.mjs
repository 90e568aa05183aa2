// Plants the faults of tests/mutants one by one and reports which test catches each; see docs/testing.md. `npm run
// test:mutants [-- --check] [--only PART] [--at-once 2] [--ways 2] [--old REVISION]`; results are kept in
// tests/mutants/caught.json and not tried again.
import { execFileSync, spawn } from "node:child_process";
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { testFiles } from "./check/files.mjs";
import { reachOf } from "./check/reach.mjs";

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
process.chdir(root);

const RESULTS = "tests/mutants/caught.json";
const QUICK = ["scripts/check/caught.mjs"];
const option = (name, otherwise) => {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? otherwise : process.argv[at + 1];
};
const git = (...args) => execFileSync("git", args, { encoding: "utf8" });

/** Returns every fault: `{ id, area, file, from, to, breaks }`; `from` occurs once in the file. */
async function allMutants() {
  const lists = readdirSync("tests/mutants").filter((name) => name.endsWith(".mjs"));
  const areas = await Promise.all(
    lists.map(async (name) => ({
      area: path.basename(name, ".mjs"),
      list: (await import(pathToFileURL(path.resolve("tests/mutants", name)).href)).default,
    })),
  );
  return areas.flatMap(({ area, list }) =>
    list.map((each) => ({ ...each, area, id: `${each.file}: ${each.breaks}` })),
  );
}

/** Creates a checkout at a revision, in which faults can be planted. */
function checkoutOf(revision) {
  const folder = mkdtempSync(path.join(tmpdir(), "naqaba-mutants-"));
  // Some tests start the site as another user, who has to be able to read it.
  chmodSync(folder, 0o755);
  git("worktree", "add", "--quiet", "--detach", "--force", folder, revision);
  symlinkSync(path.resolve("node_modules"), path.join(folder, "node_modules"));
  if (revision === "HEAD" && existsSync("build"))
    cpSync("build", path.join(folder, "build"), { recursive: true });
  return {
    folder,
    remove: () => {
      rmSync(folder, { recursive: true, force: true, maxRetries: 20 });
      git("worktree", "prune");
    },
  };
}

function plantedText({ file, from, to }, folder) {
  const text = readFileSync(path.join(folder, file), "utf8");
  const times = text.split(from).length - 1;
  if (times !== 1) throw new Error(`${file} holds it ${times} times: ${from}`);
  return { text, planted: text.replace(from, () => to) };
}

const LONG_ENOUGH = 4;
const MAX_OF_THE_BUILT_SITE = 6;

/** Returns the words of a file's path, which the paths of its tests probably contain. */
const wordsOf = (file) =>
  [...new Set(file.split(/[^a-z]+/))]
    .filter(
      (word) => word.length >= LONG_ENOUGH && !["routes", "domain", "server", "platform"].includes(word),
    )
    .map((word) => word.replace(/(ies|es|s)$/, ""));

/**
 * Returns the tests that caught.json names for a fault not tried yet; else those of rules and database that import its
 * file.
 */
function likely({ id, file }) {
  const module = file.replace(/^app\//, "").replace(/\.tsx?$/, "");
  const nearest = ({ file: test, built, text }) =>
    !built &&
    (text().includes(`"~/${module}"`) ||
      (path.dirname(test) === path.dirname(file) && text().includes(`"./${path.basename(module)}"`)));
  return known[id]?.likely?.split(" ") ?? tests.filter(nearest).map((test) => test.file);
}

/** Returns all tests that can reach a file without the built site, and the likeliest few of those with it. */
function reaching({ file }) {
  const words = wordsOf(file);
  const held = (test) => words.filter((word) => test.file.includes(word)).length;
  const reached = reach([file]).filter(({ project }) => project !== "faults");
  const built = reached.filter((test) => test.built).sort((one, other) => held(other) - held(one));
  return [...reached.filter((test) => !test.built), ...built.slice(0, MAX_OF_THE_BUILT_SITE)].map(
    (test) => test.file,
  );
}

const run = (folder, args) =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, args, { cwd: folder, stdio: ["ignore", "pipe", "pipe"] });
    let output = "";
    for (const stream of [child.stdout, child.stderr])
      stream.on("data", (chunk) => {
        output += chunk;
      });
    child.once("close", (code) => resolve({ code, output }));
  });

/** Runs a command of a checkout in which one fault stands. */
async function withFault(mutant, { folder }, args) {
  const { text, planted } = plantedText(mutant, folder);
  const file = path.join(folder, mutant.file);
  writeFileSync(file, planted);
  try {
    return await run(folder, args);
  } finally {
    writeFileSync(file, text);
  }
}

async function askTests(mutant, checkout, how, chosen) {
  if (chosen.length === 0) return {};
  const { output } = await withFault(mutant, checkout, [...QUICK, ...chosen]);
  const { step, file, sentence } = JSON.parse(output.trim().split("\n").at(-1));
  if (step === "build") throw new Error(`does not build: ${mutant.id}`);
  return step ? { by: `${step}: ${file} › ${sentence}`, how } : {};
}

const firstFailure = (output) => (output.split("\n").find((line) => line.startsWith("FAILED")) ?? "").trim();

async function askWhole(mutant, checkout, how, args) {
  const { code, output } = await withFault(mutant, checkout, args);
  return code === 0 ? {} : { by: firstFailure(output) || output.trim().split("\n").at(-1), how };
}

const known = existsSync(RESULTS) ? JSON.parse(readFileSync(RESULTS, "utf8")) : {};

const AND = " and ";
const waysEscaped = ({ id }) => known[id]?.escapes?.split(AND) ?? [];

function keep(mutant, how, result) {
  const { likely } = known[mutant.id] ?? {};
  const escapes = [...waysEscaped(mutant), how].join(AND);
  known[mutant.id] = result.by ? result : { likely, escapes };
  writeFileSync(RESULTS, `${JSON.stringify(known, null, 2)}\n`);
  console.log(
    `${result.by ? "caught " : "ESCAPED"} ${mutant.area} › ${mutant.breaks} (${mutant.file})\n        ${result.by ?? how}`,
  );
}

/** Tries each fault that no test has caught yet, in parallel by checkout. */
async function each(how, revision, ask) {
  const waiting = mutants.filter((mutant) => !known[mutant.id]?.by && !waysEscaped(mutant).includes(how));
  const checkouts = Array.from({ length: Math.min(waiting.length, Number(option("at-once", 2))) }, () =>
    checkoutOf(revision),
  );
  const work = async (checkout) => {
    for (let mutant = waiting.shift(); mutant; mutant = waiting.shift())
      await ask(mutant, checkout, how).then(
        (result) => keep(mutant, how, result),
        (error) => console.log(`NO FAULT ${error.message}`),
      );
  };
  try {
    await Promise.all(checkouts.map(work));
  } finally {
    for (const { remove } of checkouts) remove();
  }
}

const tests = testFiles();
const reach = await reachOf();
const mutants = (await allMutants()).filter(({ id, area }) => `${area} ${id}`.includes(option("only", "")));
for (const mutant of mutants) plantedText(mutant, root);
if (process.argv.includes("--check")) {
  console.log(`${mutants.length} can be planted`);
  process.exit();
}

/** Each way tries what the previous ones did not catch. */
const ways = [
  ["the likely tests", (...asked) => askTests(...asked, likely(asked[0]))],
  ["the tests that can reach it", (...asked) => askTests(...asked, reaching(asked[0]))],
  ["npm test", (...asked) => askWhole(...asked, ["scripts/test.mjs"])],
  ["npm run test:all", (...asked) => askWhole(...asked, ["scripts/test.mjs", "--matrix"])],
];
for (const [how, ask] of ways.slice(0, Number(option("ways", ways.length)))) await each(how, "HEAD", ask);
const old = option("old");
if (old) await each("the old suite", old, (...asked) => askWhole(...asked, ["scripts/test.mjs"]));

console.log(`\n${mutants.length} planted`);
for (const how of [...ways.map(([name]) => name), "the old suite"])
  console.log(
    `${String(mutants.filter(({ id }) => known[id]?.how === how).length).padStart(4)} caught by ${how}`,
  );
for (const { id } of mutants.filter(({ id }) => !known[id]?.by))
  console.log(`ESCAPED ${id} (${known[id]?.escapes ?? "not asked"})`);
