import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import type { AxeResults, ElementContext, RunOptions } from "axe-core";

declare global {
  interface Window {
    axe?: { run(context: ElementContext, options: RunOptions): Promise<AxeResults> };
  }
}

export type Theme = "light" | "dark";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const all: RunOptions = {
  runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"],
  resultTypes: ["violations"],
};
/** Best practices in addition. */
const more: RunOptions = { ...all, runOnly: [...(all.runOnly as string[]), "best-practice"] };
/** The rules that another theme can affect; the rest was checked in the first theme. */
const ofColours: RunOptions = {
  runOnly: { type: "rule", values: ["color-contrast", "link-in-text-block"] },
  resultTypes: ["violations"],
};

/** Returns the colours of a theme, because a page contains only those of its own. */
function coloursOf(theme: Theme): string {
  const [light, dark] = readFileSync("app/app.css", "utf8").split('[data-theme="dark"] {');
  const colours = (theme === "dark" ? dark : light)?.match(/--color-[\w-]+: #\w+;/g) ?? [];
  if (colours.length <= 15) throw new Error(`app/app.css has only ${colours.length} colours of ${theme}`);
  return `html[data-theme] { ${colours.join(" ")} }`;
}

async function violations(page: Page, options: RunOptions, exclude: string[]): Promise<string[]> {
  const input = { options, exclude: exclude.map((selector) => [selector]) };
  const { violations, passes, incomplete, inapplicable } = await page.evaluate(
    ({ options, exclude }) => window.axe!.run(exclude.length > 0 ? { exclude } : document, options),
    input,
  );
  // Skips colours if the main part has no text of its own.
  const asks = options === ofColours && exclude.length > 0 ? [passes, incomplete, inapplicable] : [passes];
  if (asks.every(({ length }) => length === 0)) throw new Error("No guideline was asked");
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(" | ")}`);
}

/** The parts around every page, and those already checked without a finding. */
const AROUND = ["body > header", "body > footer"];
const soundAround = new Set<string>();

const around = (page: Page) =>
  page.evaluate(
    (selectors) =>
      selectors.flatMap((selector) => {
        const part = document.querySelector(selector)?.outerHTML.replace(/ (href|value|action)="[^"]*"/g, "");
        return part ? [{ selector, looks: `${document.documentElement.dataset.theme} ${part}` }] : [];
      }),
    AROUND,
  );

/**
 * Runs axe (WCAG 2.2 AA) on a page's markup in the judge's own page. Returns a line `theme rule: elements` for each
 * finding, in the theme of the markup (null) or in the given ones. The frame around the page is judged once.
 */
export async function againstGuidelines(
  judge: Page,
  markup: string,
  themes: Array<Theme | null>,
  { bestPractice = false } = {},
) {
  const found: string[] = [];
  const first = bestPractice ? more : all;
  await judge.setContent(markup, { waitUntil: "domcontentloaded" });
  if (!(await judge.evaluate(() => Boolean(window.axe)))) await judge.evaluate(axe);
  const shell = (await around(judge)).map((part) => ({ ...part, looks: `${themes} ${part.looks}` }));
  const known = shell.filter(({ looks }) => soundAround.has(looks)).map(({ selector }) => selector);
  for (const [nth, theme] of themes.entries()) {
    if (theme) {
      await judge.locator("html").evaluate((root, name) => root.setAttribute("data-theme", name), theme);
      await judge.addStyleTag({ content: coloursOf(theme) });
    }
    for (const each of await violations(judge, nth === 0 ? first : ofColours, known))
      found.push(`${theme ?? "as it is"} ${each}`);
  }
  if (found.length === 0) for (const { looks } of shell) soundAround.add(looks);
  return found;
}
