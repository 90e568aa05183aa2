import { randomInt } from "node:crypto";
import { test as base, expect, type Page } from "@playwright/test";
import { dictionaries, type Words } from "~/i18n/dictionaries";
import type { Language } from "~/i18n/languages";

export { aPhoto } from "../visitor/uploads";
export { expectAccessible } from "./accessible";
export { expect };
export const languages: Language[] = ["ar", "en"];

export const logins = {
  admin: ["/emp-portal", "username", "admin@demo.test", "demo-admin-2026"],
  editor: ["/emp-portal", "username", "editor@demo.test", "demo-editor-2026"],
  editor2: ["/emp-portal", "username", "editor2@demo.test", "demo-editor-2026"],
  viewer: ["/emp-portal", "username", "viewer@demo.test", "demo-viewer-2026"],
  doctor: ["/dr-portal", "docNo", "10001", "20260001"],
  computer: ["/computer-portal", "username", "COMP1", "20261111"],
} as const;

export async function signIn(page: Page, who: keyof typeof logins) {
  const [address, field, name, password] = logins[who];
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

/** A text the page must show, from the dictionary of its language; placeholders match anything. */
export const words = <Area extends keyof Words>(language: Language, area: Area): Words[Area] =>
  dictionaries[language][area] as unknown as Words[Area];

export const pattern = (text: string) =>
  new RegExp(
    text
      .split(/\{\{\w+\}\}/)
      .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"))
      .join(".*"),
  );

/** The page fits its width: nothing is cut off or needs scrolling sideways. */
export async function expectNoOverflow(page: Page) {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
}

/** A page in each language: `test.describe` twice, with the language set before the first request. */
export function inBothLanguages(title: string, body: (language: Language) => void) {
  for (const language of languages) {
    test.describe(`${title} [${language}]`, () => {
      test.beforeEach(async ({ page, baseURL }) => speak(page, language, baseURL!));
      body(language);
    });
  }
}

/** An address of its own, as a proxy in front would name it: what one client may do does not bind the others. */
export const aClient = () => ({
  "X-Forwarded-For": `10.${randomInt(255)}.${randomInt(255)}.${randomInt(1, 255)}`,
});

export const test = base.extend({
  extraHTTPHeaders: async ({ extraHTTPHeaders }, use) => use({ ...aClient(), ...extraHTTPHeaders }),
});
