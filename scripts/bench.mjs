// What each page weighs; with `-- large` how lists of a million messages answer, with `-- certificates` how fast
// certificates are made, with `-- votes` how votes are recorded, with `-- applications` how applications are received,
// with `-- soak` how the site holds for an hour: tables, and build/bench.json.
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { applications as receiveApplications } from "./bench/applications.mjs";
import { certificateMaking } from "./bench/certificates.mjs";
import { largeLists } from "./bench/large.mjs";
import { demoServer } from "./bench/server.mjs";
import { soak as holdOut } from "./bench/soak.mjs";
import { votes as recordVotes } from "./bench/votes.mjs";
import { pageWeights } from "./bench/weights.mjs";

process.chdir(path.dirname(path.dirname(fileURLToPath(import.meta.url))));

async function weights() {
  await import("./build.mjs");
  const server = await demoServer();
  try {
    const rows = await pageWeights(server.address);
    console.table(rows);
    const heaviest = rows.reduce((one, other) => (other.gzip > one.gzip ? other : one));
    console.log(`heaviest: ${heaviest.page}, ${heaviest.gzip} bytes by gzip, ${heaviest.brotli} by brotli`);
    return rows;
  } finally {
    await server.stop();
  }
}

async function large() {
  await import("./build.mjs");
  const rows = await largeLists();
  console.table(rows);
  return rows;
}

async function certificates() {
  const rows = await certificateMaking();
  console.table(rows);
  return rows;
}

async function votes() {
  await import("./build.mjs");
  const rows = await recordVotes();
  console.table(rows);
  return rows;
}

async function applications() {
  await import("./build.mjs");
  const rows = await receiveApplications();
  console.table(rows);
  return rows;
}

async function soak() {
  await import("./build.mjs");
  return holdOut();
}

const sections = { weights, large, certificates, votes, applications, soak };
const named = Object.entries(sections).filter(([name]) => process.argv.includes(name));
const wanted = Object.fromEntries(named.length > 0 ? named : [["weights", weights]]);
const results = {};
for (const [name, measure] of Object.entries(wanted)) results[name] = await measure();
mkdirSync("build", { recursive: true });
writeFileSync("build/bench.json", `${JSON.stringify(results, null, 2)}\n`);
