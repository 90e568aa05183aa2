import { randomInt } from "node:crypto";
import { test as base, expect, type Page } from "@playwright/test";
import type { Language } from "~/i18n";
import { logins, portals, type Who } from "../visitor/logins";

export { aPhoto } from "../visitor/uploads";
export { expectAccessible } from "./accessible";
export { expect };
export const languages: Language[] = ["ar", "en"];

export async function signIn(page: Page, who: Who) {
  const { portal, name, password } = logins[who];
  const { address, field } = portals[portal];
  await page.goto(address);
  await page.locator(`main [name=${field}]`).fill(name);
  await page.locator("main [name=password]").fill(password);
  await page.locator("main form:has([name=password]) button[type=submit]").first().click();
  await expect(page).not.toHaveURL(new RegExp(`${address}$`));
}

/** Sets the reader's language as the cookie does. */
export async function speak(page: Page, language: Language, baseURL: string) {
  await page.context().addCookies([{ name: "lang", value: language, url: baseURL }]);
}

export async function darken(page: Page, baseURL: string) {
  await page.context().addCookies([{ name: "theme", value: "dark", url: baseURL }]);
}

export { words } from "../support/said-words";

/** Returns a pattern for a text of the dictionary, in which placeholders match anything. */
export const pattern = (text: string) =>
  new RegExp(
    text
      .split(/\{\{\w+\}\}/)
      .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"))
      .join(".*"),
  );

/** Expects that the page fits its width: nothing is cut off or needs horizontal scrolling. */
export async function expectNoOverflow(page: Page) {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
}

/** Declares a test twice, with each language set before the first request. */
export function inBothLanguages(title: string, body: (language: Language) => void) {
  for (const language of languages) {
    test.describe(`${title} [${language}]`, () => {
      test.beforeEach(async ({ page, baseURL }) => speak(page, language, baseURL!));
      body(language);
    });
  }
}

/**
 * Returns headers with an address of its own, as a proxy would name it, so that rate limits of one test do not affect
 * others.
 */
export const aClient = () => ({
  "X-Forwarded-For": `10.${randomInt(255)}.${randomInt(255)}.${randomInt(1, 255)}`,
});

export const test = base.extend({
  extraHTTPHeaders: async ({ extraHTTPHeaders }, use) => use({ ...aClient(), ...extraHTTPHeaders }),
});
