// Takes screenshots of the main pages, to look at after a visual change: `npm run screens`, or `-- home news` for some.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { chromium } from "@playwright/test";
import { bundled } from "./bundled.mjs";
import { provideChromium, QUIET } from "./chromium.mjs";
import { freePort } from "./free-port.mjs";
import { allPages, pictureOf, views } from "./screens/pages.mjs";
import { drawSheets } from "./screens/sheets.mjs";

const FOLDER = "screens";
const LONGEST_START_MS = 5 * 60_000;

async function startDemo() {
  const place = mkdtempSync(path.join(tmpdir(), "naqaba-screens-"));
  const base = `http://127.0.0.1:${await freePort()}`;
  const { port: PORT, hostname: HOST } = new URL(base);
  const demo = spawn(process.execPath, ["scripts/demo.mjs"], {
    env: {
      ...process.env,
      NODE_ENV: "production",
      DEMO: "1",
      DATA_DIR: path.join(place, "data"),
      PORT,
      HOST,
    },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const ended = once(demo, "close");
  const stop = async () => {
    demo.kill();
    await ended;
    rmSync(place, { recursive: true, force: true });
  };
  const isUp = () =>
    fetch(`${base}/readyz`).then(
      (answer) => answer.ok,
      () => false,
    );
  for (const started = Date.now(); !(await isUp()); await new Promise((again) => setTimeout(again, 200))) {
    if (demo.exitCode === null && Date.now() - started < LONGEST_START_MS) continue;
    await stop();
    throw new Error("The demo did not start.");
  }
  return { base, stop };
}

async function signIn(page, base, who) {
  if (!logins[who]) return;
  const { portal, name, password } = logins[who];
  const { address, field } = portals[portal];
  await page.goto(base + address);
  await page.locator(`main [name=${field}]`).fill(name);
  await page.locator("main [name=password]").fill(password);
  await page.locator("main form:has([name=password]) button[type=submit]").first().click();
  await page.waitForURL((url) => url.pathname !== address);
}

/** Pictures further down stay blank otherwise, because they load when they come into view. */
const haveAllPictures = (page) =>
  page.evaluate(() =>
    Promise.all(
      [...document.images].map((image) => {
        image.loading = "eager";
        return image.decode().catch(() => {});
      }),
    ),
  );

async function photograph(page, base, { name, address }) {
  for (const view of views) {
    const { width, lang, theme } = view;
    await page.setViewportSize({ width, height: width < 500 ? 740 : 900 });
    await page
      .context()
      .addCookies(Object.entries({ lang, theme }).map(([name, value]) => ({ name, value, url: base })));
    const answer = await page.goto(base + address);
    if (!answer.ok()) console.log(`${address} answers ${answer.status()}`);
    await haveAllPictures(page);
    await page.screenshot({ path: path.join(FOLDER, pictureOf(name, view)), fullPage: true });
  }
}

async function photographAs(browser, base, who, pages) {
  const page = await browser.newPage();
  await signIn(page, base, who);
  for (const each of pages.filter((each) => each.who === who)) await photograph(page, base, each);
  await page.close();
}

process.chdir(path.dirname(import.meta.dirname));
const { logins, portals } = await bundled("tests/visitor/logins.ts");
const asked = process.argv.slice(2);
const pages = allPages.filter(({ name }) => asked.length === 0 || asked.includes(name));
const executablePath = provideChromium()?.path;
if (!executablePath) throw new Error("No Chromium found: set CHROMIUM_PATH.");
rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER);
const demo = await startDemo();
const browser = await chromium.launch({ executablePath, args: QUIET });
try {
  const everybody = [...new Set(pages.map(({ who }) => who))];
  await Promise.all(everybody.map((who) => photographAs(browser, demo.base, who, pages)));
  await drawSheets(browser, FOLDER, pages);
  console.log(
    `${pages.length} pages, ${pages.length * views.length} pictures: ${FOLDER}/index.html, a sheet of each page in ${FOLDER}/sheet-*.png`,
  );
} finally {
  await browser.close();
  await demo.stop();
}
