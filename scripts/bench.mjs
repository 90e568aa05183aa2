// Runs the benchmarks: `npm run bench`, or sections by name, such as `-- weights`. Default sections: `weights` (bytes
// per page), `load` (throughput beside its ceilings), `paints` (paint times on slow links), `enhanced` (cost of
// scripts), `photos` (uploads over a slow line), `memory` (memory and start); `enhanced` and `photos` also print a line
// of JSON. By name only: `entry` (CPU time of a page by Remix and by our entry), `growth` (lists and look-ups of a
// million rows), `register` (its search among a million members), `files` (a file of the register with 200,000 lines),
// `publishing` (delay until readers see it), `certificates`, `votes`, `applications`, `soak`, `uploads`. Results are
// also written to build/bench.json, and with `--document` to docs/performance.md; `--markdown` prints them for it.
// BENCH=brief runs every section for seconds, as the test matrix does to see that each still works; its figures mean
// nothing.
import { execFileSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { cpus, loadavg, totalmem } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { applications } from "./bench/applications.mjs";
import { isBrief } from "./bench/brief.mjs";
import { certificateMaking } from "./bench/certificates.mjs";
import { enhanced } from "./bench/enhanced.mjs";
import { entry } from "./bench/entry.mjs";
import { files } from "./bench/files.mjs";
import { goals } from "./bench/goals.mjs";
import { growth } from "./bench/growth.mjs";
import { load } from "./bench/load.mjs";
import { memory } from "./bench/memory.mjs";
import { paints } from "./bench/paints.mjs";
import { photos } from "./bench/photos.mjs";
import { publishing } from "./bench/publishing.mjs";
import { register } from "./bench/register.mjs";
import { demoServer } from "./bench/server.mjs";
import { asMarkdown, intoDocument } from "./bench/show.mjs";
import { soak } from "./bench/soak.mjs";
import { uploads } from "./bench/uploads.mjs";
import { votes } from "./bench/votes.mjs";
import { pageWeights } from "./bench/weights.mjs";

process.chdir(path.dirname(path.dirname(fileURLToPath(import.meta.url))));

async function weights() {
  const server = await demoServer();
  try {
    return await pageWeights(server.address);
  } finally {
    await server.stop();
  }
}

const always = { weights, load, paints, enhanced, photos, memory };
const others = {
  entry,
  growth,
  register,
  files,
  publishing,
  certificates: certificateMaking,
  votes,
  applications,
  soak,
  uploads,
};
const titles = {
  weights: "Bytes per page",
  load: "Load",
  paints: "Paint times on slow links",
  enhanced: "Cost of script for the first paint on EDGE",
  entry: "CPU time of a page that is not cached",
  photos: "Six files of 4 MB over 1 Mbit/s with one interruption",
  memory: "Memory and start",
};
const MAX_IN_DOCUMENT = 50;
const heaviest = (rows) => rows.toSorted((one, other) => other.gzip - one.gzip).slice(0, 10);
const IN_ONE_LINE = ["enhanced", "photos"];
const WITHOUT_BUILD = ["certificates"];

const named = Object.entries({ ...always, ...others }).filter(([name]) => process.argv.includes(name));
const wanted = named.length > 0 ? named : Object.entries(isBrief ? { ...always, ...others } : always);
if (wanted.some(([name]) => !WITHOUT_BUILD.includes(name))) {
  execFileSync(process.execPath, ["scripts/build.mjs"], { stdio: ["ignore", 2, 2] });
}

const machine = {
  at: new Date().toISOString(),
  node: process.version,
  cpu: cpus()[0]?.model.trim() ?? "",
  cores: cpus().length,
  memoryMB: Math.round(totalmem() / 2 ** 20),
  loadBefore: Number(loadavg()[0].toFixed(1)),
};
const results = { machine };
const { at, node, cores, cpu, loadBefore } = machine;
const tables = [`${at.slice(0, 10)}, Node ${node}, ${cores} × ${cpu}, load average before: ${loadBefore}.\n`];
function show(title, rows) {
  console.log(title);
  console.table(rows);
  tables.push(asMarkdown(title, rows.length > MAX_IN_DOCUMENT ? heaviest(rows) : rows));
}
for (const [name, measure] of wanted) {
  const began = performance.now();
  const found = await measure();
  results[name] = found;
  const rows = Array.isArray(found) ? found : found.rows;
  if (isBrief && rows?.some(({ wrong }) => wrong)) {
    console.error(`${name}: requests were answered wrongly`);
    process.exitCode = 1;
  }
  if (rows) show(titles[name] ?? name, rows);
  if (found.office) show(`${name}: the list of the staff`, found.office);
  if (found.spellings) show(`${name}: names by the spelling typed`, found.spellings);
  if (IN_ONE_LINE.includes(name)) console.log(JSON.stringify({ [name]: rows }));
  process.stderr.write(`${name}: ${Math.round((performance.now() - began) / 1000)} s\n`);
}
results.goals = isBrief ? [] : goals(results);
if (results.goals.length) show("Goals", results.goals);
mkdirSync("build", { recursive: true });
writeFileSync("build/bench.json", `${JSON.stringify(results, null, 2)}\n`);
if (process.argv.includes("--markdown")) console.log(tables.join("\n"));
if (process.argv.includes("--document")) intoDocument(tables);
