import { brotliCompressSync, gzipSync } from "node:zlib";
import type { Cost } from "./page-budgets";

const TRIES = 3;
const MAX_TRIES = 12;
const SCRIPT = /<script\b(?! type="application\/ld\+json")[^>]*>([\s\S]*?)<\/script>/g;
const BLOCKING = /<link [^>]*rel="stylesheet"[^>]*>|<script (?!type="module")[^>]*src=[^>]*>/g;
const MODULE = /<script type="module" src="([^"]+)">/g;

const all = (pattern: RegExp, html: string) =>
  [...html.matchAll(pattern)].map(([matched, part]) => part ?? matched);

export type Viewed = Cost & {
  body: string;
  scripts: string[];
  /** Brotli, those in the page and its files. */
  scriptBytes: number;
  /** Resources that block rendering. */
  blocking: string[];
  pictureSizes: Map<string, number>;
};

/** A server whose `/metrics` are open to `token`, seen by a client that sends `headers`. */
export type Sight = { address: string; token: string; headers: Record<string, string> };

async function statementsSoFar({ address, token }: Sight): Promise<number> {
  const headers = { Authorization: `Bearer ${token}` };
  const figures = await (await fetch(`${address}/metrics`, { headers })).text();
  return Number(/^naqaba_database_query_duration_seconds_count (\d+)/m.exec(figures)?.[1]);
}

const ask = ({ address, headers }: Sight, page: string) =>
  fetch(address + page, { headers: { "Accept-Encoding": "identity", ...headers }, redirect: "manual" });

/**
 * Counts the SQL statements between two readings of the metrics, the lowest of three tries, since background work adds
 * some. Tries again if the result exceeds `expected`, which a loaded machine can cause.
 */
export async function statementsOf(
  sight: Sight,
  work: () => Promise<unknown>,
  expected = Number.POSITIVE_INFINITY,
): Promise<number> {
  const counts: number[] = [];
  while (counts.length < TRIES || (counts.length < MAX_TRIES && Math.min(...counts) > expected)) {
    const before = await statementsSoFar(sight);
    await work();
    counts.push((await statementsSoFar(sight)) - before);
  }
  return Math.min(...counts);
}

/** Returns the SQL statements that reading the metrics itself takes. */
export const statementsOfLooking = (sight: Sight): Promise<number> => statementsOf(sight, async () => {});

/** Views a page with its pictures, all of which a browser without script fetches. */
export async function viewPage(
  sight: Sight,
  page: string,
  { looking, expected }: { looking: number; expected?: number },
): Promise<Viewed> {
  let body = "";
  const statements = await statementsOf(
    sight,
    async () => {
      body = await (await ask(sight, page)).text();
    },
    expected && expected + looking,
  );
  const blocking = all(BLOCKING, body);
  const modules = all(MODULE, body);
  const files = await Promise.all(modules.map(async (file) => (await ask(sight, file)).text()));
  const scripts = [...all(SCRIPT, body).filter(Boolean), ...files];
  const pictureSizes = new Map<string, number>();
  for (const picture of new Set(all(/<img [^>]*src="([^"]+)"/g, body))) {
    pictureSizes.set(picture, (await (await ask(sight, picture)).arrayBuffer()).byteLength);
  }
  return {
    html: Buffer.byteLength(body),
    gzip: gzipSync(body, { level: 9 }).length,
    elements: all(/<[a-z]/g, body).length,
    statements: statements - looking,
    requests: 1 + blocking.length + modules.length + pictureSizes.size,
    pictures: [...pictureSizes.values()].reduce((sum, size) => sum + size, 0),
    body,
    scripts,
    scriptBytes: scripts.reduce((sum, script) => sum + brotliCompressSync(script).length, 0),
    blocking,
    pictureSizes,
  };
}
