import { chromium } from "@playwright/test";
import { provideChromium } from "../chromium.mjs";

const CPU_SLOWER = 4;
const SETTLING_MS = 400;
const bytesASecond = (kilobits) => (kilobits * 1000) / 8;
export const links = {
  EDGE: { latency: 840, downloadThroughput: bytesASecond(240), uploadThroughput: bytesASecond(200) },
  "slow 3G": { latency: 400, downloadThroughput: bytesASecond(400), uploadThroughput: bytesASecond(400) },
  "40 Mbit/s": {
    latency: 5,
    downloadThroughput: bytesASecond(40_000),
    uploadThroughput: bytesASecond(40_000),
  },
  "1 Mbit/s": { latency: 40, downloadThroughput: bytesASecond(1000), uploadThroughput: bytesASecond(1000) },
};
export const NO_LIMIT = { latency: 0, downloadThroughput: -1, uploadThroughput: -1 };
const phone = {
  viewport: { width: 360, height: 740 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
  serviceWorkers: "block",
};

/** Observes the page: the largest paint so far, and when the first usable element appears. */
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

/** `script` is when the first script file had arrived, if the page has one. */
const paintsOf = () => ({
  script: Math.min(
    ...performance
      .getEntriesByType("resource")
      .filter(({ initiatorType }) => initiatorType === "script")
      .map(({ responseEnd }) => responseEnd),
  ),
  first: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0,
  ...globalThis.seen,
});

export async function openBrowser() {
  const found = provideChromium();
  if (!found) throw new Error("no Chromium: set CHROMIUM_PATH");
  return chromium.launch({ executablePath: found.path, args: ["--no-sandbox", "--disable-gpu"] });
}

/** Sends all further requests of these pages over this link, or fails them if `offline`. */
export const goOver = (devtools, link, offline = false) =>
  devtools.send("Network.emulateNetworkConditions", { offline, ...link });

/** Visits a page with an empty cache, in a new context. Requests to `blocked` are not sent. */
export async function visit(browser, url, link, { language, cookies = [], blocked = [] }) {
  const context = await browser.newContext(phone);
  try {
    await context.addCookies([...cookies, { name: "lang", value: language, url }]);
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await page.addInitScript(watch);
    await devtools.send("Network.enable");
    await devtools.send("Network.setBlockedURLs", { urls: blocked });
    await goOver(devtools, link);
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWER });
    await page.goto(url, { waitUntil: "load", timeout: 60_000 });
    await page.waitForTimeout(SETTLING_MS);
    return await page.evaluate(paintsOf);
  } finally {
    await context.close();
  }
}

/** Returns the cookies of a member of staff, who signs in through the form. */
export async function staffCookies(browser, address) {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    await page.goto(`${address}/emp-portal`);
    await page.locator("main [name=username]").fill("admin@demo.test");
    await page.locator("main [name=password]").fill("demo-admin-2026");
    await page.locator("main form:has([name=password]) button[type=submit]").first().click();
    await page.waitForURL((url) => url.pathname !== "/emp-portal");
    return await context.cookies();
  } finally {
    await context.close();
  }
}
