import { randomUUID } from "node:crypto";
import type { Page, Route } from "@playwright/test";
import type { Language } from "~/i18n";
import { FORM } from "../builders/applicants";
import { aTextFile } from "../visitor/uploads";
import {
  aPhoto,
  expect,
  expectAccessible,
  expectNoOverflow,
  languages,
  pattern,
  signIn,
  speak,
  test,
  words,
} from "./support";

const STAGED = "**/staged-files/**";

/** Fails for overflow, and for findings against WCAG or best practice, in both themes. */
async function expectSound(page: Page) {
  await expectNoOverflow(page);
  await expectAccessible(page, ["light", "dark"], { bestPractice: true });
}

const field = (page: Page, name: string) => page.locator(`main [name=${name}]`);
const send = (page: Page) => page.locator("main form [type=submit]").last();
const frames = (page: Page) => page.locator("[data-chosen] li");

/** Holds back the next request that matches, until it is released or aborted. */
const held = (page: Page, at: string) =>
  new Promise<Route>((resolve) => page.route(at, resolve, { times: 1 }));

async function uploadStates(page: Page, language: Language) {
  const { frame } = words(language, "uploads");
  const { busy, errors } = words(language, "forms");
  await signIn(page, "editor");
  await page.goto("/dashboard/add-gallery");
  await field(page, "title_ar").fill(`معرض ${randomUUID()}`);
  await field(page, "description_ar").fill("نص");
  await field(page, "photos").setInputFiles([
    { ...(await aPhoto("#0a5")), name: "one.jpg" },
    { ...(await aPhoto("#a50")), name: "two.jpg" },
  ]);
  await expect(frames(page).locator("canvas")).toHaveCount(2);
  await expectSound(page);

  await field(page, "photos").setInputFiles([aTextFile("notes.txt")]);
  await expect(frames(page).nth(2)).toContainText(errors["invalid-photo"]);
  await expectSound(page);
  await frames(page).nth(2).getByRole("button", { name: frame.remove }).click();

  const underWay = held(page, STAGED);
  await page.locator("main button[value=publish]").click();
  const first = await underWay;
  await expect(page.getByRole("progressbar", { name: "one.jpg" })).toBeVisible();
  await expect(page.locator("main button[value=publish]")).toHaveText(busy.publishing);
  await expectSound(page);
  await page.route(STAGED, (route) => route.fulfill({ status: 413 }), { times: 1 });
  await first.continue();
  await expect(page.getByRole("button", { name: frame.again })).toBeFocused();
  await expectSound(page);
  await page.getByRole("button", { name: frame.again }).click();
  await expect(page).toHaveURL(/\/gallery\/\d+$/);
}

async function listBeforeSaving(page: Page, language: Language) {
  await signIn(page, "editor");
  await page.goto("/dashboard/add-news");
  const title = `Article ${randomUUID()}`;
  await field(page, "title").fill(title);
  await field(page, "description").fill("What there is to say.");
  await field(page, "photo").setInputFiles(await aPhoto("teal"));
  await field(page, "attachments").setInputFiles([aTextFile("goes.txt")]);
  await send(page).click();
  await expect(page).toHaveURL(/\/news$/);
  await page.goto(`/news?q=${title}`);
  await page.locator("main article a").first().click();
  await page.waitForURL(/\/news\/\d+$/);
  await page.goto(page.url().replace("/news/", "/edit-news/"));
  await field(page, "remove_attachments").first().check();
  await field(page, "attachments").setInputFiles([aTextFile("comes.txt")]);
  await expect(frames(page)).toHaveCount(1);
  await expectSound(page);
  await send(page).click();
  await expect(page.locator("h1")).toHaveText(words(language, "news").review.title);
  for (const file of ["goes.txt", "comes.txt"]) await expect(page.locator("main")).toContainText(file);
  await expectSound(page);
}

async function formStates(page: Page, language: Language) {
  const { busy, "bring-back": bringBack, "saved-at": savedAt } = words(language, "forms");
  const pressed = page.locator('main button[aria-disabled="true"]');
  await page.goto("/contact-us");
  await field(page, "title").fill("x".repeat(195));
  await field(page, "email").fill("nobody");
  await field(page, "name").focus();
  await expect(page.locator(".field-error")).toHaveCount(1);
  await expect(page.locator(".counter:not([hidden])")).toHaveCount(1);
  await expectSound(page);
  await page.route("**/contact-us", (route) => route.fulfill({ status: 204 }), { times: 1 });
  await send(page).click();
  await expect(pressed).toHaveText(busy.sending);
  await expectSound(page);
  await page.reload();
  await send(page).click();
  await expect(page.locator(".error-summary")).toBeVisible();
  await expectSound(page);

  await page.goto("/dr-portal");
  await page.getByRole("button", { name: words(language, "forms")["show-password"] }).click();
  await field(page, "password").evaluate((input) =>
    input.dispatchEvent(new KeyboardEvent("keydown", { modifierCapsLock: true })),
  );
  await expect(page.getByText(words(language, "forms")["caps-lock"])).toBeVisible();
  await expectSound(page);

  await page.goto(FORM);
  await field(page, "DOC_NAME_E").fill("Layla");
  await expect(page.locator("[data-forget]")).toBeVisible();
  await page.reload();
  await expect(page.getByRole("button", { name: pattern(bringBack) })).toBeVisible();
  await expectSound(page);
  await page.getByRole("button", { name: pattern(bringBack) }).click();
  await page
    .getByRole("button", { name: words(language, "internship").save })
    .first()
    .click();
  await field(page, "HOME_ADD").fill("Amman");
  await expect(page.locator(".draft [role=status]", { hasText: pattern(savedAt) })).toBeVisible();
  await expectSound(page);
}

const STATES = [
  ["an upload", uploadStates],
  ["the list before saving", listBeforeSaving],
  ["a form", formStates],
] as const;

for (const language of languages)
  for (const [what, walk] of STATES)
    test(`with script on ${what} is accessible in each of its states [${language}]${language === "en" ? " @matrix" : ""}`, async ({
      page,
      baseURL,
    }) => {
      await speak(page, language, baseURL!);
      await page.setViewportSize({ width: 360, height: 800 });
      await walk(page, language);
    });
