import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { startCluster } from "../postgres-cluster.mjs";
import { inBrief } from "./brief.mjs";
import { pressPage } from "./load/press.mjs";
import { median, rounded } from "./medians.mjs";
import { demoServer } from "./server.mjs";
import { childrenOf, held } from "./soak/memory.mjs";

const STARTS = inBrief(3, 1);
const IDLE_MS = inBrief(5000, 100);
const ROUNDS = inBrief(3, 1);
const LOAD = { connections: 16, seconds: inBrief(1, 0.2) };
const PAGES = ["/", "/news", "/news/1", "/conferences", "/gallery", "/news?q=insurance"];
const headers = { "Accept-Encoding": "gzip, deflate, br", Cookie: "naqaba_draft=x" };

const inAll = ({ pid }) => {
  const engine = childrenOf(pid);
  return { server: held([pid]).rss, engine: engine.length ? held(engine).rss : 0 };
};

async function underLoad(server) {
  for (const page of PAGES) await pressPage(server.address + page, { ...LOAD, headers });
  await delay(1000);
  return inAll(server);
}

const megabytes = (name, { server, engine }) => ({
  [`${name} server MB`]: rounded(server),
  [`${name} engine MB`]: rounded(engine),
  [`${name} MB`]: rounded(server + engine),
});

async function started(settings, work) {
  const server = await demoServer(settings);
  try {
    return await work(server);
  } finally {
    await server.stop();
  }
}

async function idleAndLoaded(server) {
  await delay(IDLE_MS);
  const idle = inAll(server);
  const loaded = [];
  for (let round = 0; round < ROUNDS; round++) loaded.push(await underLoad(server));
  return {
    ...megabytes("idle", idle),
    ...megabytes("loaded", loaded[0]),
    ...megabytes("loaded thrice", loaded.at(-1)),
  };
}

async function site(database, settings) {
  const dataDir = mkdtempSync(path.join(tmpdir(), "naqaba-memory-"));
  try {
    const own = { ...settings, DATA_DIR: dataDir };
    const used = { ...own, DEMO: "0" };
    const first = await started(own, ({ readyIn }) => readyIn);
    const starts = [];
    for (let nth = 0; nth < STARTS; nth++) starts.push(await started(used, ({ startedIn }) => startedIn));
    return {
      database,
      "first start with the demo ms": rounded(first),
      "start ms": rounded(median(starts)),
      ...(await started(used, idleAndLoaded)),
    };
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/**
 * Measures the memory of the server and of the embedded database engine, idle and after uncached requests over 16
 * connections. Also measures the start: on an empty folder until the demo is written, and on a used folder until the
 * first page is answered.
 */
export async function memory() {
  const rows = [await site("embedded", {})];
  const cluster = await startCluster();
  if (!cluster) return rows;
  try {
    rows.push(await site(`PostgreSQL ${cluster.version}`, { DATABASE_URL: cluster.url }));
  } finally {
    await cluster.stop();
  }
  return rows;
}
