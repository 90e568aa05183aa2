import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { type Browser, expect, type Page } from "@playwright/test";
import type { AxeResults, RunOptions } from "axe-core";

declare global {
  interface Window {
    axe?: { run(options: RunOptions): Promise<AxeResults> };
  }
}

const axeFile = createRequire(import.meta.url).resolve("axe-core/axe.min.js");
const guidelines: RunOptions = {
  runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"],
  resultTypes: ["violations"],
};
/** All that another theme can change; the rest was judged in the first. */
const ofColours: RunOptions = {
  runOnly: { type: "rule", values: ["color-contrast", "link-in-text-block"] },
  resultTypes: ["violations"],
};

const judges = new WeakMap<Browser, Promise<Page>>();

function judgeOf(browser: Browser): Promise<Page> {
  const judge =
    judges.get(browser) ??
    browser.newContext({ javaScriptEnabled: true, reducedMotion: "reduce" }).then((own) => own.newPage());
  judges.set(browser, judge);
  return judge;
}

type Theme = "light" | "dark";

/** The colours of a theme: a page carries those of its own only. */
function coloursOf(theme: Theme): string {
  const [light, dark] = readFileSync("app/app.css", "utf8").split('[data-theme="dark"] {');
  const colours = (theme === "dark" ? dark : light)?.match(/--color-[\w-]+: #\w+;/g) ?? [];
  expect(colours.length).toBeGreaterThan(15);
  return `html[data-theme] { ${colours.join(" ")} }`;
}

/** What a machine finds wrong with the page shown, a line for each rule. */
async function judged(twin: Page, options: RunOptions): Promise<string[]> {
  if (!(await twin.evaluate(() => "axe" in window))) await twin.addScriptTag({ path: axeFile });
  const { violations, passes } = await twin.evaluate((asked) => window.axe!.run(asked), options);
  expect(passes.length).toBeGreaterThan(0);
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(" | ")}`);
}

/**
 * No WCAG 2.2 AA violation that a machine can find, in the theme shown or in those named; judged on a copy, since the
 * judge is a script.
 */
export async function expectAccessible(page: Page, themes: Array<Theme | null> = [null]) {
  const twin = await judgeOf(page.context().browser()!);
  await twin.setViewportSize(page.viewportSize()!);
  await twin.setContent(await page.content(), { waitUntil: "domcontentloaded" });
  const asked = themes;
  for (const [nth, theme] of asked.entries()) {
    if (theme) {
      await twin.locator("html").evaluate((html, name) => html.setAttribute("data-theme", name), theme);
      await twin.addStyleTag({ content: coloursOf(theme) });
    }
    expect([theme, await judged(twin, nth === 0 ? guidelines : ofColours)]).toEqual([theme, []]);
  }
}
