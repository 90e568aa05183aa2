import { randomFillSync } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import sharp from "sharp";
import { inBrief } from "./brief.mjs";
import { rounded } from "./medians.mjs";
import { demoServer } from "./server.mjs";
import { goOver, links, openBrowser, staffCookies } from "./slow-visit.mjs";

const MB = 2 ** 20;
const SIDE = inBrief(2560, 900);
const CUT_IN = 3;
const CUT_FOR_MS = inBrief(3000, 500);
const LONGEST_MS = 10 * 60_000;
const LINK = links[inBrief("1 Mbit/s", "40 Mbit/s")];

/** Creates a photo that no browser shrinks: noise of the target size and nearly the target quality. */
async function photo(folder, name) {
  const raw = { width: SIDE, height: inBrief(2304, 700), channels: 3 };
  const noise = randomFillSync(Buffer.alloc(raw.width * raw.height * 3));
  const file = path.join(folder, `${name}.jpg`);
  await sharp(noise, { raw }).jpeg({ quality: 85 }).toFile(file);
  return file;
}

function paper(folder, name) {
  const file = path.join(folder, `${name}.pdf`);
  const noise = randomFillSync(Buffer.alloc(4 * MB));
  writeFileSync(file, Buffer.concat([Buffer.from("%PDF-1.7\n"), noise, Buffer.from("%%EOF")]));
  return file;
}

const ORDER = ["1", "2", "3", "4", "5", "6"];
const forms = [
  {
    page: "/dashboard/add-gallery",
    files: async (folder) => {
      const photos = [];
      for (const name of ORDER) photos.push(await photo(folder, name));
      return { photos };
    },
    texts: { title_ar: "معرض", description_ar: "نص" },
    button: "main button[value=publish]",
  },
  {
    page: "/dashboard/add-news",
    files: async (folder) => ({
      photo: [await photo(folder, "cover")],
      attachments: ORDER.slice(1).map((name) => paper(folder, name)),
    }),
    texts: { title: "Article", description: "Text" },
    button: "main form[data-enhance~=uploads] [type=submit][value=publish]",
  },
];

/** Observes the page: when a progress bar moved, and which files were sent and stored. */
function watch() {
  Object.assign(globalThis, { moves: [], sent: [] });
  let before = "";
  new MutationObserver(() => {
    const now = [...document.querySelectorAll("[data-chosen] progress")].map(({ value }) => value).join();
    if (now !== before) globalThis.moves.push(performance.now());
    before = now;
  }).observe(document, { subtree: true, attributes: true, attributeFilter: ["value"] });
  const { send } = XMLHttpRequest.prototype;
  XMLHttpRequest.prototype.send = function sendAndTell(form) {
    const file = form.get("file");
    const one = { name: file.name, bytes: file.size, began: performance.now(), there: false };
    globalThis.sent.push(one);
    this.addEventListener("load", () => {
      one.there = this.status === 201;
    });
    send.call(this, form);
  };
  addEventListener("pagehide", () => {
    const { moves, sent } = globalThis;
    if (sent.length) sessionStorage.setItem("seen", JSON.stringify({ moves, sent, now: performance.now() }));
  });
}

const read = (page) =>
  page.evaluate(() => ({ moves: globalThis.moves, sent: globalThis.sent, now: performance.now() }));

/** Returns what was measured on the previous page, up to its end. */
const readLast = (page) => page.evaluate(() => JSON.parse(sessionStorage.getItem("seen")));

const longestPause = (moves) => Math.max(...moves.slice(1).map((at, nth) => at - moves[nth]));

async function fill(page, folder, { files, texts }) {
  const inputs = await files(folder);
  for (const [name, chosen] of Object.entries(inputs)) {
    await page.locator(`main [name=${name}]`).setInputFiles(chosen);
  }
  for (const [name, text] of Object.entries(texts)) await page.locator(`main [name=${name}]`).fill(text);
  const all = Object.values(inputs).flat().length;
  await page.waitForFunction(
    (count) =>
      [...document.querySelectorAll("[data-chosen] p bdi[dir]")].filter((size) => size.textContent).length ===
      count,
    all,
  );
}

/** Sends a form over a line that is cut once, in the middle of a file; the whole of it arrives all the same. */
async function sendOver(browser, { address, cookies, folder }, form) {
  const context = await browser.newContext();
  try {
    await context.addCookies(cookies);
    context.setDefaultTimeout(LONGEST_MS);
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send("Network.enable");
    await page.addInitScript(watch);
    await page.goto(address + form.page);
    await fill(page, folder, form);
    await goOver(devtools, LINK);
    await page.locator(form.button).click();
    await page.waitForFunction(
      (nth) => document.querySelectorAll("[data-chosen] progress")[nth].value > 0.5,
      CUT_IN,
    );
    await goOver(devtools, LINK, true);
    const cut = await read(page);
    await delay(CUT_FOR_MS);
    await goOver(devtools, LINK);
    const mended = await page.evaluate(() => performance.now());
    await page.waitForURL((url) => url.pathname !== form.page);
    return { cut, mended, ...(await readLast(page)) };
  } finally {
    await context.close();
  }
}

function judged(page, { cut, mended, moves, sent, now }) {
  const before = new Set(cut.sent.filter(({ there }) => there).map(({ name }) => name));
  const later = sent.slice(cut.sent.length);
  const bytes = [...new Map(sent.map((each) => [each.name, each.bytes])).values()];
  return {
    page,
    files: bytes.length,
    MB: rounded(bytes.reduce((sum, each) => sum + each, 0) / MB, 1),
    seconds: rounded((now - moves[0]) / 1000),
    longestPauseMs: rounded(
      Math.max(
        longestPause(moves.filter((at) => at < cut.now)),
        longestPause(moves.filter((at) => at > mended)),
      ),
    ),
    thereBeforeTheCut: before.size,
    sentAgain: later.filter(({ name }) => before.has(name)).length,
  };
}

/**
 * Uploads six files of 4 MB over 1 Mbit/s, in a gallery and in an article at the same time, each on a line of its own.
 * Measures the longest pause between two changes of a bar, and how many stored files are sent again after a cut of
 * three seconds in the middle of the fourth. The cut itself does not count as a pause.
 */
export async function photos() {
  const server = await demoServer();
  const browser = await openBrowser();
  const folder = mkdtempSync(path.join(tmpdir(), "naqaba-photos-"));
  try {
    const place = { address: server.address, cookies: await staffCookies(browser, server.address), folder };
    return await Promise.all(
      forms.map(async (form) => judged(form.page, await sendOver(browser, place, form))),
    );
  } finally {
    await browser.close();
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
