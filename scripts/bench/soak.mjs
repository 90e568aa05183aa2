import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import { bundled } from "../bundled.mjs";
import { startTwoProcesses } from "../two-processes.mjs";
import { inBrief } from "./brief.mjs";
import { demoServer } from "./server.mjs";
import { histogram } from "./soak/histogram.mjs";
import { childrenOf, held, kept, slope } from "./soak/memory.mjs";
import { visitors } from "./soak/visitors.mjs";

const MIN_RISE = 1;
const SAMPLE_MS = inBrief(15_000, 1500);
const MINUTE_MS = inBrief(60_000, 6000);
const COLLECTING_MS = 2000;
const MAX_TOLD = 20;
const collecting = pathToFileURL(path.resolve("scripts/bench/soak/collect-garbage.mjs"));

function wanted() {
  const { values } = parseArgs({
    args: process.argv.slice(2),
    allowPositionals: true,
    options: {
      minutes: { type: "string", default: inBrief("60", "1") },
      rate: { type: "string", default: "30" },
      database: { type: "string", default: "embedded" },
      processes: { type: "string", default: "1" },
    },
  });
  const numbers = {
    minutes: Number(values.minutes),
    rate: Number(values.rate),
    count: Number(values.processes),
  };
  const onPostgres = values.database === "postgres";
  const known = onPostgres || values.database === "embedded";
  if (!known || !(numbers.minutes > 0 && numbers.rate > 0) || ![1, 2].includes(numbers.count))
    throw new Error("soak [--minutes 60] [--rate 30] [--database embedded|postgres] [--processes 1|2]");
  if (numbers.count === 2 && !onPostgres) throw new Error("two processes need --database postgres");
  return { ...numbers, database: values.database, onPostgres };
}

async function startSite({ onPostgres, count, notes }) {
  const settings = { TRUST_PROXY: "1", NODE_OPTIONS: `--import ${collecting}`, KEPT_IN: notes };
  if (onPostgres) return startTwoProcesses({ count, settings });
  const server = await demoServer(settings);
  return { address: server.address, servers: [server], stop: () => server.stop() };
}

/** Yields one value a minute of each figure: the lowest sample of a minute that begins with a garbage collection. */
function watch(servers, notes) {
  const parts = {
    servers: servers.map(({ pid }) => pid),
    engine: servers.flatMap(({ pid }) => childrenOf(pid)),
  };
  const all = [...parts.servers, ...parts.engine];
  const began = performance.now();
  const minutes = [];
  let samples = [];
  return {
    minutes,
    collect() {
      for (const pid of all) process.kill(pid, "SIGUSR2");
    },
    sample() {
      const figures = Object.entries(parts).map(([name, pids]) => [name, held(pids).rss]);
      samples.push({ ...Object.fromEntries(figures), open: held(all).open });
    },
    endMinute() {
      const least = (key) => Math.min(...samples.map((sample) => sample[key]));
      const hours = (performance.now() - began) / 3_600_000;
      const figures = { servers: least("servers"), engine: least("engine"), open: least("open") };
      minutes.push({ hours, ...figures, kept: kept(parts.servers, notes) });
      samples = [];
      return minutes.at(-1);
    },
  };
}

/** Sends so many requests a second, whether or not those before have been answered, until the time is over. */
async function keepAsking(who, { rate, until, tell }) {
  const began = performance.now();
  let underWay = 0;
  for (let nth = 0; performance.now() < until; nth++) {
    const due = began + (nth * 1000) / rate - performance.now();
    if (due > 0) await delay(due);
    underWay++;
    who
      .next()
      .then(tell)
      .finally(() => underWay--);
  }
  while (underWay > 0) await delay(50);
}

const inWords = ({ rise, error }) =>
  Number.isFinite(rise) ? `${rise.toFixed(2)} ± ${(2 * error).toFixed(2)}` : "too short to tell";

/** Returns true if memory rises significantly: a rise below twice its own error proves nothing. */
const isShown = ({ rise, error }) => rise - 2 * error >= MIN_RISE;

/** Returns the growth per hour after the first quarter, in which caches fill and code is compiled. */
function rises(minutes) {
  const settled = minutes.slice(Math.ceil(minutes.length / 4));
  const of = (value) => slope(settled.map((minute) => [minute.hours, value(minute)]));
  return {
    servers: of((minute) => minute.servers),
    engine: of((minute) => minute.engine),
    all: of((minute) => minute.servers + minute.engine),
    kept: of((minute) => minute.kept),
    open: of((minute) => minute.open),
  };
}

/**
 * Runs the site for an hour under a mixed load: wrong answers, times, and whether memory or open files keep growing.
 * Because late garbage collection makes memory swing by tens of MB, a collection is requested once a minute, the lowest
 * sample of each minute counts, and a line is fitted through those after the first quarter. The heap after each
 * collection is shown beside it: it swings least, so that a leak shows there first.
 */
export async function soak() {
  const plan = wanted();
  const notes = mkdtempSync(path.join(tmpdir(), "naqaba-soak-"));
  const site = await startSite({ ...plan, notes });
  const times = { reading: histogram(), "signed in": histogram(), writing: histogram() };
  const wrong = new Map();
  let failed = 0;
  const tell = ({ kind, what, status, why, fine, ms }) => {
    times[kind].add(ms);
    if (fine) return;
    failed++;
    const told = `${what}: ${status || why}`;
    if (wrong.has(told) || wrong.size < MAX_TOLD) wrong.set(told, (wrong.get(told) ?? 0) + 1);
  };
  try {
    const { publicAddresses } = await bundled("tests/support/public-addresses.ts");
    const who = await visitors(site.address, publicAddresses);
    process.stderr.write(
      `${who.addresses} addresses known; ${plan.minutes} minutes at ${plan.rate} a second\n`,
    );
    const watched = watch(site.servers, notes);
    const until = performance.now() + plan.minutes * MINUTE_MS;
    const asking = keepAsking(who, { rate: plan.rate, until, tell });
    for (let nth = 1; nth <= plan.minutes; nth++) {
      const end = until - (plan.minutes - nth) * MINUTE_MS;
      watched.collect();
      await delay(COLLECTING_MS);
      for (;;) {
        watched.sample();
        const left = end - performance.now();
        if (left < SAMPLE_MS) break;
        await delay(SAMPLE_MS);
      }
      await delay(Math.max(0, end - performance.now()));
      const { servers, engine, open, kept } = watched.endMinute();
      const done = Object.values(times).reduce((sum, each) => sum + each.count, 0);
      process.stderr.write(
        `minute ${nth}: ${done} answers, ${failed} wrong, servers ${servers.toFixed(1)} MB (JavaScript keeps ${kept.toFixed(1)}), engine ${engine.toFixed(1)} MB, ${open} open, p95 ${times.reading.percentile(0.95)} ms\n`,
      );
    }
    await asking;
    const rise = rises(watched.minutes);
    for (const [told, count] of wrong) console.log(`${count} × ${told}`);
    const last = watched.minutes.at(-1);
    const result = {
      ...{ minutes: plan.minutes, rate: plan.rate, database: plan.database, processes: plan.count },
      answers: Object.values(times).reduce((sum, each) => sum + each.count, 0),
      wrong: failed,
      ...Object.fromEntries(
        Object.entries(times).map(([kind, each]) => [
          `${kind} p50 / p95 / p99 ms`,
          [0.5, 0.95, 0.99].map((share) => each.percentile(share)).join(" / "),
        ]),
      ),
      "servers MB at the end": Number(last.servers.toFixed(1)),
      "engine MB at the end": Number(last.engine.toFixed(1)),
      "servers MB/h": inWords(rise.servers),
      "engine MB/h": inWords(rise.engine),
      "all MB/h": inWords(rise.all),
      "kept by JavaScript MB/h": inWords(rise.kept),
      "open files/h": inWords(rise.open),
    };
    /** The JavaScript heap is measured to a fraction of a megabyte, so its trend is the answer. */
    const isFlat = inBrief(!isShown(rise.all) && rise.kept.rise < MIN_RISE, true);
    const holds = failed === 0 && isFlat;
    console.table([result].map(Object.entries)[0].map(([figure, value]) => ({ figure, value })));
    console.log(
      holds ? "holds" : `does not hold: no wrong answer and less than ${MIN_RISE} MB/h are asked for`,
    );
    if (!holds) process.exitCode = 1;
    return { ...result, holds, minutes: watched.minutes };
  } finally {
    await site.stop();
    rmSync(notes, { recursive: true, force: true });
  }
}
