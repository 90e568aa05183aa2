import { type Browser, chromium, expect, test } from "@playwright/test";
import { findChromium, QUIET } from "../../scripts/chromium.mjs";
import { freePort } from "../../scripts/free-port.mjs";
import { provideLighthouse } from "../../scripts/lighthouse.mjs";

/** One page of each kind. */
const AUDITED = [
  "/",
  "/news",
  "/news?lang=en",
  "/news/1",
  "/conferences",
  "/conferences/1",
  "/gallery",
  "/gallery/1",
  "/faq",
  "/authority-fund",
  "/registration-requirements",
  "/contact-us",
  "/survey",
  "/verify",
  "/doctors",
  "/elections",
  "/registration-until-emtyaz",
  "/api",
];
const INSTALL_AND_AUDIT_MS = 900_000;

type Audit = { id: string; score: number | null; scoreDisplayMode: string };

let browser: Browser;
let port: number;

test.beforeAll(async () => {
  port = await freePort();
  browser = await chromium.launch({
    executablePath: findChromium()?.path,
    args: [...QUIET, `--remote-debugging-port=${port}`],
  });
});

test.afterAll(() => browser.close());

test("Lighthouse reports no problem on one page of each kind @matrix", async ({ baseURL }) => {
  test.setTimeout(INSTALL_AND_AUDIT_MS);
  const lighthouse = await provideLighthouse();
  const failed: string[] = [];
  for (const path of AUDITED) {
    const { lhr } = await lighthouse(baseURL + path, { port, onlyCategories: ["seo"], logLevel: "error" });
    expect([path, lhr.runtimeError?.message]).toEqual([path, undefined]);
    const audits: Audit[] = Object.values(lhr.audits);
    const scored = audits.filter(({ scoreDisplayMode }) => scoreDisplayMode === "binary");
    expect(scored.length, `audits of ${path}`).toBeGreaterThanOrEqual(5);
    failed.push(...scored.filter(({ score }) => score !== 1).map(({ id }) => `${path}: ${id}`));
  }
  expect(failed).toEqual([]);
});
