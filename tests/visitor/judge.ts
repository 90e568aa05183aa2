import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import type { AxeResults, RunOptions } from "axe-core";
import { HtmlValidate, StaticConfigLoader } from "html-validate";
import { expect } from "vitest";
import { theBrowser } from "./chromium-client";
import { FormClient } from "./form-client";
import type { Theme } from "./journey";
import type { Visitor } from "./visitor";

declare global {
  interface Window {
    axe?: { run(options: RunOptions): Promise<AxeResults> };
  }
}

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const guidelines: RunOptions = {
  runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"],
  resultTypes: ["violations"],
};
/** All that another theme can change; the rest was judged in the first. */
const ofColours: RunOptions = {
  runOnly: { type: "rule", values: ["color-contrast", "link-in-text-block"] },
  resultTypes: ["violations"],
};
const NARROWEST = { width: 320, height: 640 };
const WIDE = { width: 1280, height: 720 };
const SCRIPTS = /<script(?![^>]*ld\+json)[^>]*>[\s\S]*?<\/script>/g;

const html = new HtmlValidate(new StaticConfigLoader({ extends: ["html-validate:standard"] }));
/** JUDGED_IN: the themes in which pages are judged, `light,dark` in the whole matrix. */
const themes = (process.env.JUDGED_IN ?? "").split(",").filter(Boolean) as Theme[];
/** Whether this run judges every page that there is, or a chosen one of each make. */
export const judgesEverything = themes.length > 0;

let judge: Promise<Page> | undefined;
/** One judge a worker, who sees one page at a time. */
let turn: Promise<unknown> = Promise.resolve();
const judged = new Set<string>();

const theJudge = () =>
  (judge ??= theBrowser()
    .then((browser) => browser.newContext({ reducedMotion: "reduce", viewport: WIDE }))
    .then((context) => context.newPage()));

/** The colours of a theme: a page carries those of its own only. */
function coloursOf(theme: Theme): string {
  const [light, dark] = readFileSync("app/app.css", "utf8").split('[data-theme="dark"] {');
  const colours = (theme === "dark" ? dark : light)?.match(/--color-[\w-]+: #\w+;/g) ?? [];
  expect(colours.length).toBeGreaterThan(15);
  return `html[data-theme] { ${colours.join(" ")} }`;
}

const markupOf = async (visitor: Visitor) =>
  visitor instanceof FormClient
    ? visitor.html
    : `<!doctype html>${(await visitor.read()).documentElement.outerHTML}`;

/** What is unsound in the markup as it was sent, a line for each finding. */
export async function unsoundIn(markup: string): Promise<string[]> {
  const { results } = await html.validateString(markup);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, line, column }) => `${ruleId} ${line}:${column} ${message}`),
  );
}

async function violations(page: Page, options: RunOptions): Promise<string[]> {
  const { violations, passes } = await page.evaluate((asked) => window.axe!.run(asked), options);
  expect(passes.length).toBeGreaterThan(0);
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(" | ")}`);
}

async function judgeCopy(markup: string, path: string) {
  const page = await theJudge();
  await page.setContent(markup, { waitUntil: "domcontentloaded" });
  if (!(await page.evaluate(() => Boolean(window.axe)))) await page.evaluate(axe);
  for (const [nth, theme] of (themes.length > 0 ? themes : [null]).entries()) {
    if (theme) {
      await page.locator("html").evaluate((root, name) => root.setAttribute("data-theme", name), theme);
      await page.addStyleTag({ content: coloursOf(theme) });
    }
    expect([path, theme, await violations(page, nth === 0 ? guidelines : ofColours)]).toEqual([
      path,
      theme,
      [],
    ]);
  }
  await page.setViewportSize(NARROWEST);
  const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  await page.setViewportSize(WIDE);
  expect([path, "pixels over 320", Math.max(0, over)]).toEqual([path, "pixels over 320", 0]);
}

/**
 * The page shown is fit for everybody: no WCAG 2.2 AA violation that a machine can find, and nothing cut off at 320 px. A
 * browser judges a copy of it without its script, since the judge is one; the same copy is judged once.
 */
export async function expectPresentable(visitor: Visitor): Promise<void> {
  const markup = (await markupOf(visitor)).replace(SCRIPTS, "");
  const looks = markup.replace(/value="[\w-]{30,}"/g, "");
  if (judged.has(looks)) return;
  const verdict = turn.then(() => judgeCopy(markup, visitor.path));
  turn = verdict.catch(() => {});
  await verdict;
  judged.add(looks);
}

/** The page shown is presentable, and its markup is sound HTML. */
export async function expectSound(visitor: Visitor): Promise<void> {
  expect([visitor.path, await unsoundIn(await markupOf(visitor))]).toEqual([visitor.path, []]);
  await expectPresentable(visitor);
}
