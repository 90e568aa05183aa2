import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import type { AxeResults, RunOptions } from "axe-core";

declare global {
  interface Window {
    axe?: { run(options: RunOptions): Promise<AxeResults> };
  }
}

export type Theme = "light" | "dark";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const all: RunOptions = {
  runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"],
  resultTypes: ["violations"],
};
/** All that another theme can change; the rest was judged in the first. */
const ofColours: RunOptions = {
  runOnly: { type: "rule", values: ["color-contrast", "link-in-text-block"] },
  resultTypes: ["violations"],
};

/** The colours of a theme: a page carries those of its own only. */
function coloursOf(theme: Theme): string {
  const [light, dark] = readFileSync("app/app.css", "utf8").split('[data-theme="dark"] {');
  const colours = (theme === "dark" ? dark : light)?.match(/--color-[\w-]+: #\w+;/g) ?? [];
  if (colours.length < 15) throw new Error(`app/app.css has only ${colours.length} colours of ${theme}`);
  return `html[data-theme] { ${colours.join(" ")} }`;
}

async function violations(page: Page, options: RunOptions): Promise<string[]> {
  const { violations, passes } = await page.evaluate((asked) => window.axe!.run(asked), options);
  if (passes.length === 0) throw new Error("No guideline was asked");
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(" | ")}`);
}

/**
 * What a machine finds against WCAG 2.2 AA in a page's markup, shown in a judge's own page: a line `theme rule: elements` for each
 * rule, in the theme of the markup (null) or in those named.
 */
export async function againstGuidelines(judge: Page, markup: string, themes: Array<Theme | null>) {
  const found: string[] = [];
  await judge.setContent(markup, { waitUntil: "domcontentloaded" });
  if (!(await judge.evaluate(() => Boolean(window.axe)))) await judge.evaluate(axe);
  for (const [nth, theme] of themes.entries()) {
    if (theme) {
      await judge.locator("html").evaluate((root, name) => root.setAttribute("data-theme", name), theme);
      await judge.addStyleTag({ content: coloursOf(theme) });
    }
    for (const each of await violations(judge, nth === 0 ? all : ofColours))
      found.push(`${theme ?? "as it is"} ${each}`);
  }
  return found;
}
