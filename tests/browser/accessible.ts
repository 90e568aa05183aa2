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
 * Expects no WCAG 2.2 AA violation that axe can find, in the shown theme or the named ones. It checks a copy of the
 * page, because axe is a script.
 */
export async function expectAccessible(page: Page, themes: Array<Theme | null> = [null], options = {}) {
  const twin = await judgeOf(page.context().browser()!);
  await twin.setViewportSize(page.viewportSize()!);
  expect(await againstGuidelines(twin, await page.content(), themes, options)).toEqual([]);
}
