import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { get } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { inBrief } from "./brief.mjs";
import { startCeiling } from "./ceilings/start.mjs";
import { bundleCertificates } from "./certificates.mjs";
import { dearParts, LIST, readers, senders } from "./load/cases.mjs";
import { worked } from "./load/cpu.mjs";
import { crowd } from "./load/crowd.mjs";
import { generator } from "./load/press.mjs";
import { startSite } from "./load/site.mjs";
import { median, rounded } from "./medians.mjs";

const CONNECTIONS = [1, 16, 64];
const ROUNDS = inBrief(3, 1);
const SECONDS = inBrief(2, 0.2);
const WARMING = { connections: 16, seconds: 1 };

/** Returns the list as it is sent in this encoding. */
const listOf = (site, encoding) =>
  new Promise((resolve, reject) => {
    const headers = { Cookie: "lang=ar", "Accept-Encoding": encoding };
    get(site.address + LIST, { headers }, async (answer) => {
      const body = Buffer.concat(await answer.toArray());
      resolve({ body, encoding: answer.headers["content-encoding"] });
    }).on("error", reject);
  });

/** Starts the ceilings, each in a process of its own, and says where they are. */
async function startCeilings(site, folder, places) {
  const { body, encoding } = await listOf(site, "gzip, deflate, br");
  const [constant, page] = ["constant", "page.html"].map((name) => path.join(folder, name));
  writeFileSync(constant, body);
  writeFileSync(page, (await listOf(site, "identity")).body);
  const start = async (name, ceiling, environment, pids = []) => {
    const { pid, ...place } = await startCeiling(ceiling, environment);
    places[name] = { ...place, pids: [pid, ...pids] };
  };
  await start("constant answer", "constant", { BODY: constant, ENCODING: encoding });
  if (!site.url) return;
  await start("raw list", "rendered-list", { PAGE: page, DATABASE_URL: site.url }, site.databasePids);
  await start("password compared", "password");
  await start("certificate drawn", "certificate", { BUNDLE: await bundleCertificates() });
}

async function measure({ press }, { address, pids }, load) {
  const before = worked(pids);
  const found = await press(address, load);
  return {
    perSecond: found.requests / found.seconds,
    cpu: (worked(pids) - before) / Math.max(1, found.requests),
    ...{ p50: found.p50, p95: found.p95, p99: found.p99, wrong: found.wrong },
  };
}

/** Returns a row with a case and its ceiling, compared round by round, because what slows the machine slows both. */
function rowOf({ name, ceiling }, connections, runsOf) {
  const runs = runsOf(name, connections);
  const most = (ceiling && runsOf(ceiling, connections)) || [];
  const of = (key) => median(runs.map((run) => run[key]));
  const share = (part) =>
    most.length ? rounded(median(runs.map((run, nth) => part(run, most[nth]))), 2) : "";
  return {
    what: name,
    connections,
    perSecond: rounded(of("perSecond")),
    p50Ms: rounded(of("p50"), 2),
    p95Ms: rounded(of("p95"), 2),
    p99Ms: rounded(of("p99"), 2),
    cpuMs: rounded(of("cpu"), 3),
    wrong: runs.reduce((sum, run) => sum + run.wrong, 0),
    ofCeiling: share((run, best) => run.perSecond / best.perSecond),
    byCpu: share((run, best) => best.cpu / run.cpu),
    ceiling: most.length ? ceiling : "",
  };
}

/**
 * Measures each kind of request at 1, 16 and 64 connections: throughput, latency, and CPU of server and database;
 * medians of three runs. `ofCeiling` is the share of the ceiling's throughput, `byCpu` the ceiling's CPU per request as
 * a share of ours, which is more reliable on a busy machine.
 */
export async function load() {
  const folder = mkdtempSync(path.join(tmpdir(), "naqaba-load-"));
  const site = await startSite();
  const places = {};
  try {
    await startCeilings(site, folder, places);
    const fromCrowd = site.sql ? [...dearParts, ...senders(await crowd(site))] : [];
    const cases = [...readers, ...fromCrowd].filter(({ name }) => site.url || name !== "raw list");
    const placeOf = ({ name }) => places[name] ?? site;
    for (const each of cases) await each.press(placeOf(each).address, WARMING);
    const found = new Map();
    for (let nth = 0; nth < ROUNDS; nth++) {
      for (const connections of CONNECTIONS) {
        for (const each of cases) {
          const key = `${each.name}\n${connections}`;
          const run = await measure(each, placeOf(each), { connections, seconds: SECONDS });
          found.set(key, [...(found.get(key) ?? []), run]);
        }
      }
    }
    const runsOf = (name, connections) => found.get(`${name}\n${connections}`);
    const rows = cases.flatMap((each) => CONNECTIONS.map((connections) => rowOf(each, connections, runsOf)));
    process.stderr.write(`${site.database}; pages were asked for by ${generator}\n`);
    return { database: site.database, generator, rows };
  } finally {
    for (const place of Object.values(places)) await place.stop();
    await site.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
