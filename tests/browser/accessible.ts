import { type Browser, expect, type Page } from "@playwright/test";
import { againstGuidelines, type Theme } from "../visitor/guidelines";

const judges = new WeakMap<Browser, Promise<Page>>();

function judgeOf(browser: Browser): Promise<Page> {
  const judge =
    judges.get(browser) ??
    browser
      .newContext({ javaScriptEnabled: true, reducedMotion: "reduce" })
      .then((context) => context.newPage());
  judges.set(browser, judge);
  return judge;
}

/**
 * No WCAG 2.2 AA violation that a machine can find, in the theme shown or in those named; judged on a copy, since the
 * judge is a script.
 */
export async function expectAccessible(page: Page, themes: Array<Theme | null> = [null], options = {}) {
  const twin = await judgeOf(page.context().browser()!);
  await twin.setViewportSize(page.viewportSize()!);
  expect(await againstGuidelines(twin, await page.content(), themes, options)).toEqual([]);
}
