import postgres from "postgres";
import { startCluster } from "../postgres-cluster.mjs";
import { clientOf } from "./applicant.mjs";
import { inBrief } from "./brief.mjs";
import { searches, signIns, steady } from "./growth/cases.mjs";
import { fill } from "./growth/fill.mjs";
import { worked } from "./load/cpu.mjs";
import { median, rounded } from "./medians.mjs";
import { demoServer } from "./server.mjs";

const SIZES = inBrief([100, 10_000, 1_000_000], [100, 200, 400]);
const MOST = 1.5;
const MANY = inBrief({ warming: 60, times: 150 }, { warming: 1, times: 2 });
const FEW = inBrief({ warming: 2, times: 10 }, { warming: 0, times: 1 });

async function openSite(cluster, rows) {
  const name = `growth_${rows}`;
  const admin = postgres(cluster.url, { max: 1 });
  await admin.unsafe(`create database ${name}`);
  await admin.end();
  const url = Object.assign(new URL(cluster.url), { pathname: `/${name}` }).toString();
  const sql = postgres(url, { max: 2, onnotice: () => {}, connection: { maintenance_work_mem: "512MB" } });
  const server = await demoServer({ DATABASE_URL: url, TRUST_PROXY: "1" });
  const album = await fill(sql, rows);
  const cookies = {};
  for (const [who, signIn] of Object.entries(signIns)) cookies[who] = await signIn(server.address);
  return { rows, album, sql, server, cookies, asked: 0 };
}

async function ask(site, { by, path }) {
  const nth = ++site.asked;
  const headers = { Cookie: site.cookies[by], "X-Forwarded-For": clientOf(nth), "Accept-Encoding": "gzip" };
  const began = performance.now();
  const answer = await fetch(site.server.address + path(site.rows, nth, site.album), { headers });
  await answer.arrayBuffer();
  if (answer.status !== 200) throw new Error(`${answer.url} answered ${answer.status}`);
  return performance.now() - began;
}

/** The CPU that the server and its connections to the database have taken so far, in ms. */
async function workedFor({ sql, server }) {
  const connections = await sql`
    select pid from pg_stat_activity where datname = current_database() and application_name = 'naqaba'`;
  return { server: worked([server.pid]), database: worked(connections.map(({ pid }) => pid)) };
}

/** Asks all sites in turn, so that whatever else the machine does meanwhile slows all of them alike. */
async function measured(sites, page, { warming, times }) {
  for (const site of sites) for (let nth = 0; nth < warming; nth++) await ask(site, page);
  const before = await Promise.all(sites.map(workedFor));
  const taken = sites.map(() => []);
  for (let nth = 0; nth < times; nth++)
    for (const [at, site] of sites.entries()) taken[at].push(await ask(site, page));
  const after = await Promise.all(sites.map(workedFor));
  return sites.map((_, at) => {
    const database = (after[at].database - before[at].database) / times;
    const server = (after[at].server - before[at].server) / times;
    return { ms: median(taken[at]), cpu: server + database, database };
  });
}

const among = (rows) => (rows < 1000 ? rows : rows < 1e6 ? `${rows / 1000}k` : `${rows / 1e6}M`);

function row({ what }, found) {
  const columns = [
    ["CPU ms", "cpu"],
    ["of it database", "database"],
    ["time ms", "ms"],
  ];
  const cells = columns.flatMap(([name, key]) =>
    SIZES.map((rows, at) => [`${name}, ${among(rows)}`, rounded(found[at][key], 2)]),
  );
  const ratio = (key) => {
    const values = found.map((each) => each[key]);
    return rounded(Math.max(...values) / Math.min(...values), 2);
  };
  return { what, ...Object.fromEntries(cells), "CPU ratio": ratio("cpu"), "time ratio": ratio("ms") };
}

/**
 * Measures lists and look-ups with 100, 10,000 and 1,000,000 rows of each kind on PostgreSQL, none answered from the
 * cache: the mean CPU of the server and its database connections, and the median time to the complete answer. `held` is
 * true if the most expensive size costs at most 1.5 times the cheapest; searches and deep pages are reported without a
 * verdict.
 */
export async function growth() {
  const cluster = await startCluster();
  if (!cluster) throw new Error("there is no PostgreSQL here");
  const sites = [];
  try {
    for (const rows of SIZES) sites.push(await openSite(cluster, rows));
    const found = [];
    for (const page of steady) {
      const one = row(page, await measured(sites, page, MANY));
      found.push({ ...one, held: Math.max(one["CPU ratio"], one["time ratio"]) <= MOST ? "yes" : "NO" });
    }
    for (const page of searches) found.push({ ...row(page, await measured(sites, page, FEW)), held: "–" });
    return found;
  } finally {
    for (const { sql } of sites) await sql.end();
    for (const { server } of sites) await server.stop();
    await cluster.stop();
  }
}
