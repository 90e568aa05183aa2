import { chromium } from "@playwright/test";
import { provideChromium } from "../chromium.mjs";
import { startCeiling } from "./ceilings/start.mjs";
import { median, rounded } from "./medians.mjs";
import { demoServer } from "./server.mjs";

const PAGES = ["/", "/news", "/news/1"];
const ONE_LINE = "a page of one line";
const RUNS = 7;
const CPU_SLOWER = 4;
const SETTLING_MS = 400;
const bytesASecond = (kilobits) => (kilobits * 1000) / 8;
const links = {
  EDGE: { latency: 840, downloadThroughput: bytesASecond(240), uploadThroughput: bytesASecond(200) },
  "slow 3G": { latency: 400, downloadThroughput: bytesASecond(400), uploadThroughput: bytesASecond(400) },
};
const NO_LIMIT = { latency: 0, downloadThroughput: -1, uploadThroughput: -1 };
const phone = {
  viewport: { width: 360, height: 740 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
  serviceWorkers: "block",
};

/** Watches in the page: the largest paint so far, and when something first stands there that one can use. */
function watch() {
  globalThis.seen = { largest: 0, usable: 0 };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) globalThis.seen.largest = entry.startTime;
  }).observe({ type: "largest-contentful-paint", buffered: true });
  const isShown = (element) => element.getClientRects().length > 0;
  const look = () => {
    const [painted] = performance.getEntriesByName("first-contentful-paint");
    const usable =
      painted && [...document.querySelectorAll("main :is(a[href], input, button)")].some(isShown);
    if (usable) globalThis.seen.usable = Math.max(performance.now(), painted.startTime);
    else setTimeout(look, 20);
  };
  look();
}

const paintsOf = () => ({
  first: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0,
  ...globalThis.seen,
});

/** One visit with nothing kept from before: a new context is an empty cache. */
async function visit(browser, url, link, language) {
  const context = await browser.newContext(phone);
  try {
    await context.addCookies([{ name: "lang", value: language, url }]);
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await page.addInitScript(watch);
    await devtools.send("Network.enable");
    await devtools.send("Network.emulateNetworkConditions", { offline: false, ...link });
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWER });
    await page.goto(url, { waitUntil: "load", timeout: 60_000 });
    await page.waitForTimeout(SETTLING_MS);
    return await page.evaluate(paintsOf);
  } finally {
    await context.close();
  }
}

/** Visits all of them in turn, so that whatever else the machine does meanwhile delays all of them alike. */
async function visitsInTurn(browser, asked, conditions) {
  const rounds = [];
  for (let nth = 0; nth < RUNS; nth++) {
    const round = [];
    for (const { url, language } of asked) round.push(await visit(browser, url, conditions, language));
    rounds.push(round);
  }
  return rounds;
}

/**
 * When a page first shows something, can be used, and shows its largest part, in ms after it was asked for, on a phone
 * with a quarter of this machine's speed and a slow link; medians of seven visits. Beside them a page of one line, which is
 * what link and browser take by themselves at the moment. Chromium slows each request, not the opening of the
 * connection, so that real links take some round trips more.
 */
export async function paints() {
  const found = provideChromium();
  if (!found) throw new Error("no Chromium: set CHROMIUM_PATH");
  const [server, oneLine] = [await demoServer(), await startCeiling("one-line")];
  const browser = await chromium.launch({
    executablePath: found.path,
    args: ["--no-sandbox", "--disable-gpu"],
  });
  const ours = PAGES.flatMap((page) =>
    ["ar", "en"].map((language) => ({ page, language, url: server.address + page })),
  );
  const asked = [...ours, { page: ONE_LINE, language: "", url: oneLine.address }];
  try {
    await visit(browser, asked[0].url, NO_LIMIT, "ar");
    const rows = [];
    for (const [link, conditions] of Object.entries(links)) {
      const rounds = await visitsInTurn(browser, asked, conditions);
      for (const [at, { page, language }] of asked.entries()) {
        const of = (key) => rounded(median(rounds.map((round) => round[at][key])));
        rows.push({
          ...{ link, page, language },
          firstPaintMs: of("first"),
          usableMs: of("usable"),
          largestMs: of("largest"),
        });
      }
    }
    return rows;
  } finally {
    await browser.close();
    await Promise.all([server.stop(), oneLine.stop()]);
  }
}
