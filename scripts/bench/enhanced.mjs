import { brotliCompressSync } from "node:zlib";
import { inBrief } from "./brief.mjs";
import { rounded } from "./medians.mjs";
import { demoServer } from "./server.mjs";
import { links, NO_LIMIT, openBrowser, staffCookies, visit } from "./slow-visit.mjs";

const ALL_PAGES = [
  "/dr-portal",
  "/contact-us",
  "/registration-until-emtyaz",
  "/complaints/1/reply",
  "/dashboard/add-news",
];
const PAGES = inBrief(ALL_PAGES, ["/dr-portal"]);
const RUNS = inBrief(9, 1);
const OWN_FILES = "*/assets/*";
const TAG = /<script type="module" src="([^"]+)"><\/script>/g;
const WAITED_FOR =
  /<link [^>]*rel="(?:stylesheet|modulepreload|preload)"|<script (?!type="module")[^>]*src=/g;

const brotli = (text) => brotliCompressSync(text).length;

/** What comes before a page can paint, in bytes by brotli, and what its files of script weigh, which come after it. */
async function bytesOf(url, headers) {
  const answer = await fetch(url, { headers });
  const html = await answer.text();
  if (!answer.ok) throw new Error(`${url} was answered with ${answer.status}`);
  const files = [...html.matchAll(TAG)].map(([, path]) => new URL(path, url));
  const texts = await Promise.all(files.map(async (file) => (await fetch(file)).text()));
  const scriptBytes = texts.reduce((sum, text) => sum + brotli(text), 0);
  const [bytes, bytesWithout] = [brotli(html), brotli(html.replaceAll(TAG, ""))];
  const waitsFor = [...html.matchAll(WAITED_FOR)].length;
  return { bytes, bytesWithout, ofBytes: rounded(bytes / bytesWithout, 3), waitsFor, scriptBytes };
}

/** Visits each page with and without its script files, alternating the order. */
async function pairsOf(ask) {
  const pairs = [];
  for (let nth = 0; nth < RUNS; nth++) {
    const pair = {};
    for (const blocked of nth % 2 ? [[], [OWN_FILES]] : [[OWN_FILES], []])
      pair[blocked.length ? "without" : "with"] = await ask(blocked);
    pairs.push(pair);
  }
  return pairs;
}

/**
 * Measures what the scripts cost an enhanced page: its first paint on EDGE, compared with the same page without its
 * script files, the fastest of nine visits each, since other load on the machine only delays. Also counts what load
 * cannot change: bytes, what the paint waits for, and the share of visits that painted before the first script file
 * arrived.
 */
export async function enhanced() {
  const server = await demoServer();
  const browser = await openBrowser();
  try {
    const cookies = await staffCookies(browser, server.address);
    const headers = { Cookie: cookies.map(({ name, value }) => `${name}=${value}`).join("; ") };
    await visit(browser, server.address, NO_LIMIT, { language: "ar" });
    const rows = [];
    for (const page of PAGES) {
      const url = server.address + page;
      const pairs = await pairsOf((blocked) =>
        visit(browser, url, links.EDGE, { language: "ar", cookies, blocked }),
      );
      const of = (which) => rounded(Math.min(...pairs.map((pair) => pair[which].first)));
      const [firstPaintMs, withoutMs] = [of("with"), of("without")];
      const ofPaint = rounded(firstPaintMs / withoutMs, 3);
      const early = pairs.filter((pair) => pair.with.first < pair.with.script).length;
      const paintedFirst = rounded(early / RUNS, 2);
      rows.push({ page, ...(await bytesOf(url, headers)), firstPaintMs, withoutMs, ofPaint, paintedFirst });
    }
    return rows;
  } finally {
    await browser.close();
    await server.stop();
  }
}
