import { randomInt } from "node:crypto";
import type { Page } from "@playwright/test";
import {
  aClient,
  expect,
  expectAccessible,
  expectNoOverflow,
  inBothLanguages,
  pattern,
  test,
  words,
} from "./support";

const RECEIPT = /\/contact-us\/received\/[\w-]{22}$/;
const REFERENCE = /^[2-9AC-HJKMNP-TV-Z]{4}-[2-9AC-HJKMNP-TV-Z]{4}$/;
const themes: Array<"light" | "dark"> = ["light", "dark"];
const message = {
  name: "ليلى حداد",
  phone: "٠٧٩ ١٢٣-٤٥٦٧",
  email: "leila@home.example",
  title: "A question <b>about</b> سؤال",
  subject: "First line\nالسطر الثاني",
};

/** A title of its own, since the same words are one message. */
const aTitle = () => `${message.title} ${randomInt(1e9)}`;

const formOf = (page: Page) => page.locator('main form[action="/contact-us"]');
const field = (page: Page, name: string) => formOf(page).locator(`[name=${name}]`);
const sendButton = (page: Page) => formOf(page).locator("[type=submit]").first();
const withoutEmail = (page: Page) => formOf(page).locator("[type=submit]").last();
const reference = (page: Page) => page.locator(".receipt-number").innerText();

async function fill(page: Page, changed: Partial<typeof message> = {}) {
  for (const [name, value] of Object.entries({ ...message, ...changed })) await field(page, name).fill(value);
}

inBothLanguages("The contact form", (language) => {
  const contact = words(language, "contact");
  const forms = words(language, "forms");

  test("sends a message and gives a receipt; the same form again gives the same one", async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto("/contact-us");
    await expectAccessible(page, themes);
    await expectNoOverflow(page);
    const title = aTitle();
    await fill(page, { title });
    await sendButton(page).click();

    await expect(page).toHaveURL(RECEIPT);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(contact.received.title);
    await expect(page.locator(".receipt")).toContainText(title);
    await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
    const receipt = page.url();
    const number = await reference(page);
    expect(number).toMatch(REFERENCE);
    await expectAccessible(page, themes);
    await expectNoOverflow(page);
    for (const kept of [message.name, "0791234567", message.email, "First line"])
      expect(await page.locator("main").innerText()).not.toContain(kept);

    await page.goBack();
    await fill(page, { title });
    await sendButton(page).click();
    await expect(page).toHaveURL(receipt);
    expect(await reference(page)).toBe(number);
    await expect(page.getByRole("alert")).toHaveCount(0);
  });

  test("says when a form that had already arrived comes again with something else", async ({
    page,
    baseURL,
  }) => {
    await page.goto("/contact-us");
    const submission_id = await field(page, "submission_id").inputValue();
    const headers = { ...aClient(), Origin: baseURL! };
    const [first, other] = [aTitle(), aTitle()];
    const send = (title: string) =>
      page.request.post("/contact-us", {
        headers,
        form: { ...message, title, submission_id },
        maxRedirects: 0,
      });
    const receipt = (await send(first)).headers().location!;
    expect((await send(other)).headers().location).toBe(receipt);
    await page.goto(receipt);
    await expect(page.getByRole("alert")).toHaveText(contact["sent-before"]);
    await expect(page.locator(".receipt")).toContainText(first);
  });

  test("names what is missing or wrong and keeps what was typed", async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto("/contact-us");
    await field(page, "phone").fill("07x");
    await field(page, "subject").fill("Kept");
    await sendButton(page).click();
    await expect(page).toHaveTitle(new RegExp(`^${forms.error}`));
    const summary = page.getByRole("alert");
    for (const sentence of [
      forms.errors.required,
      contact.missing.name,
      contact["not-a-phone"],
      contact["email-needed"],
      contact.missing.title,
    ])
      await expect(summary).toContainText(sentence);
    await expect(summary.locator("a").first()).toHaveAttribute("href", "#message-name");
    await expect(field(page, "phone")).toHaveValue("07x");
    await expect(field(page, "subject")).toHaveValue("Kept");
    await expect(field(page, "name")).toHaveAttribute("aria-invalid", "true");
    await expectAccessible(page, themes);
    await expectNoOverflow(page);

    await fill(page, { email: "leila@" });
    await withoutEmail(page).click();
    await expect(page.getByRole("alert")).toContainText(contact["not-an-email"]);
    await expect(page.getByRole("alert")).not.toContainText(forms.errors.required);
  });

  test("is sent from the home page too, and without e-mail by its second button", async ({ page }) => {
    await page.goto("/");
    await fill(page, { title: aTitle(), email: "" });
    await sendButton(page).click();
    await expect(page).toHaveURL(/\/contact-us$/);
    await expect(page.getByRole("alert")).toContainText(contact["email-needed"]);
    await withoutEmail(page).click();
    await expect(page).toHaveURL(RECEIPT);
    expect(await reference(page)).toMatch(REFERENCE);
  });

  test("asks whoever sends too much to wait, and keeps the text", async ({ page, baseURL }) => {
    const headers = { ...aClient(), Origin: baseURL! };
    await page.setExtraHTTPHeaders({ "X-Forwarded-For": headers["X-Forwarded-For"] });
    for (let sent = 0; sent < 5; sent++) {
      const answer = await page.request.post("/contact-us", { headers, form: message, maxRedirects: 0 });
      expect(answer.status()).toBe(303);
    }
    await page.goto("/contact-us");
    await fill(page);
    const [answer] = await Promise.all([
      page.waitForResponse((response) => response.request().method() === "POST"),
      sendButton(page).click(),
    ]);
    expect(answer.status()).toBe(429);
    expect(Number(answer.headers()["retry-after"])).toBeGreaterThan(0);
    await expect(page.getByRole("alert")).toHaveText(pattern(contact["too-many"]));
    await expect(field(page, "subject")).toHaveValue(message.subject);
    await expectAccessible(page);
  });
});

test("twenty sendings of one form keep one message", async ({ page, baseURL }) => {
  await page.goto("/contact-us");
  const submission_id = await field(page, "submission_id").inputValue();
  const headers = { ...aClient(), Origin: baseURL! };
  const answers = await Promise.all(
    Array.from({ length: 20 }, () =>
      page.request.post("/contact-us", { headers, form: { ...message, submission_id }, maxRedirects: 0 }),
    ),
  );
  expect(answers.map((answer) => answer.status())).toEqual(Array(20).fill(303));
  const receipts = new Set(answers.map((answer) => answer.headers().location));
  expect(receipts.size).toBe(1);
  const receipt = await page.request.get([...receipts][0]!);
  expect(receipt.headers()["cache-control"]).toContain("no-store");
});

test("what fills in the trap is thanked", async ({ page, baseURL }) => {
  const answer = await page.request.post("/contact-us", {
    headers: { ...aClient(), Origin: baseURL! },
    form: { ...message, website: "https://spam.example" },
    maxRedirects: 0,
  });
  expect(answer.status()).toBe(200);
  expect(await answer.text()).toContain(words("en", "contact").received.title);
});

test("nobody else's receipt can be guessed", async ({ request }) => {
  for (const guess of ["1", "K7M4-QX9R", "x".repeat(22), "%00"]) {
    expect((await request.get(`/contact-us/received/${guess}`)).status()).toBeGreaterThanOrEqual(400);
    expect((await request.get(`/contact-us/received/${guess}`)).status()).toBeLessThan(500);
  }
});
