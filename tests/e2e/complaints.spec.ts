import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { HtmlValidate, StaticConfigLoader } from "html-validate";
import { expect, expectAccessible, expectNoOverflow, inBothLanguages, signIn, test, words } from "./support";

const html = new HtmlValidate(new StaticConfigLoader({ extends: ["html-validate:standard"] }));

const button = (page: Page, name: string) => page.getByRole("button", { name });
const alert = (page: Page) => page.locator("main").getByRole("alert");

/** Writes to the association as anyone does, in a language; the title finds the message again. */
async function write(page: Page, title: string, email: string | null, noEmail: string) {
  await page.goto("/contact-us");
  const form = page.locator("form[action='/contact-us']");
  await form.locator("[name=name]").fill("زيد الكردي");
  await form.locator("[name=phone]").fill("٠٧٩ ٥٥٥ ٠١٠١");
  await form.locator("[name=email]").fill(email ?? "");
  await form.locator("[name=title]").fill(title);
  await form.locator("[name=subject]").fill("سطر أول <b>\nسطر ثانٍ");
  if (email) await form.locator("button:not([name])").click();
  else await form.getByRole("button", { name: noEmail }).click();
  await expect(page).toHaveURL(/\/contact-us\/received\//);
}

async function find(page: Page, title: string) {
  await page.goto(`/complaints?q=${encodeURIComponent(title)}`);
  await expect(page.locator("main article")).toHaveCount(1);
}

inBothLanguages("A day with complaints", (language) => {
  const t = words(language, "complaints");
  const contact = words(language, "contact");

  test("lists, filters, pages and finds them", async ({ page }) => {
    await signIn(page, "editor");
    await page.locator("main a[href='/complaints']").click();
    await expect(page.locator("main article")).toHaveCount(12);
    await expectAccessible(page, ["light", "dark"]);
    await page.setViewportSize({ width: 320, height: 700 });
    expect(await page.locator("main article").first().boundingBox()).toMatchObject({ x: 16, width: 288 });
    await page.setViewportSize({ width: 1280, height: 720 });

    await page.locator("main a[rel=next]").click();
    await expect(page).toHaveURL(/page=2$/);
    await page.locator("main [role=search] [name=status]").selectOption("closed");
    await button(page, t.find).click();
    await expect(page.locator("main article").first()).toContainText(t.statuses.closed);
    for (const card of await page.locator("main article").all())
      await expect(card.locator(".tag")).toHaveText(t.statuses.closed);

    await page.locator("main [name=q]").fill("لا شيء كهذا");
    await button(page, t.find).click();
    await expect(page.locator("main")).toContainText(t.none);
    await expect(page.locator("main [name=q]")).toHaveValue("لا شيء كهذا");
    await expectAccessible(page);
    await page.goto("/complaints?q=مي");
    await expect(alert(page)).toHaveText(t["too-short"]);
    await expect(page.locator("main article")).toHaveCount(12);
  });

  test("one is read, noted, assigned, answered by letter and closed", async ({ page, browser, baseURL }) => {
    const title = `Complaint ${language} ${Date.now()}`;
    await write(page, title, "zaid@home.example", "");
    await signIn(page, "editor");
    await find(page, title);
    await page.locator("main article a").first().click();
    await expect(page.locator("main")).toContainText("سطر أول <b>");
    await expect(page.locator("main")).toContainText("0795550101");
    await expectAccessible(page, ["light", "dark"]);
    const own = new URL(page.url()).pathname;

    await button(page, t["add-note"]).click();
    await expect(alert(page)).toContainText(t["write-note"]);
    await expectAccessible(page);
    await page.locator("[name=note]").fill("اتصل مرتين");
    await button(page, t["add-note"]).click();
    await expect(page).toHaveURL(new RegExp(`${own}$`));
    await expect(page.getByRole("status")).toHaveText(t["note-added"]);
    await expect(page.locator("main ol").last()).toContainText("اتصل مرتين");
    await page.locator("[name=assigned_to]").selectOption({ label: "Demo Administrator" });
    await button(page, t.assign).click();
    await expect(page.getByRole("status")).toHaveText(t.assigned);
    await expect(page.locator("[name=assigned_to] option:checked")).toHaveText("Demo Administrator");

    const colleague = await (await browser.newContext({ javaScriptEnabled: false, baseURL })).newPage();
    await signIn(colleague, "editor2");
    await colleague.goto(`${own}/reply`);

    await page.locator(`main a[href='${own}/reply']`).click();
    await expect(page.locator("textarea")).toHaveAttribute("rows", "6");
    await expect(page.locator("main")).toContainText("zaid@home.example");
    await expectAccessible(page, ["light", "dark"]);
    await page.locator("textarea").fill(" \n ");
    await button(page, t["reply-form"].send).click();
    await expect(alert(page)).toContainText(t["write-reply"]);
    await expectAccessible(page);
    await page.locator("textarea").fill("ردّنا الأول");
    await button(page, t["reply-form"].send).click();
    await expect(page).toHaveURL(new RegExp(`${own}$`));
    await expect(page.getByRole("status")).toHaveText(t["reply-sent"]);
    await expect(page.locator("[data-delivery=waiting]")).toContainText(t.delivery.waiting);
    await expect(page.locator("main")).toContainText("ردّنا الأول");
    await expectAccessible(page);

    await colleague.locator("textarea").fill("My colleague's text");
    const conflict = colleague.waitForResponse((answer) => answer.request().method() === "POST");
    await colleague.locator("main form [type=submit]").click();
    expect((await conflict).status()).toBe(409);
    await expect(colleague.locator("textarea")).toHaveValue("My colleague's text");
    await expect(colleague.locator("main")).toContainText("ردّنا الأول");
    await expectAccessible(colleague);
    await colleague.locator("main form [type=submit]").click();
    await expect(colleague).toHaveURL(new RegExp(`${own}$`));
    await expect(colleague.locator("main ol").last()).toContainText("ردّنا الأول");
    await expect(colleague.locator("main section").first()).toContainText("My colleague's text");

    await page.locator("main [name=status]").selectOption("closed");
    await button(page, t.change).click();
    await expect(alert(page)).toContainText(t.conflict.status);
    await expectAccessible(page);
    await button(page, t.conflict["change-anyway"]).click();
    await expect(page).toHaveURL(new RegExp(`${own}$`));
    await expect(page.getByRole("status")).toHaveText(t["status-updated"]);
    await expect(page.locator("main .tag").first()).toHaveText(t.statuses.closed);

    await find(page, title);
    const card = page.locator("main article");
    await card.locator("[name=status]").selectOption("pending");
    await card.getByRole("button", { name: t.change }).click();
    await expect(page).toHaveURL(/\/complaints\?q=/);
    await expect(card.locator(".tag")).toHaveText(t.statuses.pending);
  });

  test("one without e-mail is answered by phone, and printed", async ({ page, context }) => {
    const title = `By phone ${language} ${Date.now()}`;
    await write(page, title, null, contact["send-without-email"]);
    await signIn(page, "editor");
    await find(page, title);
    const card = page.locator("main article");
    await expect(card).toContainText(t["no-email"]);
    await card.getByRole("link", { name: t["phone-answer"] }).click();
    await expectAccessible(page);
    await page.locator("textarea").fill("شُرح له الأمر");
    await button(page, t["phone-answer"]).click();
    await expect(page.getByRole("status")).toHaveText(t["phone-recorded"]);
    await expect(page.locator("[data-delivery]")).toHaveCount(0);
    const opened = context.waitForEvent("page");
    await page.getByRole("link", { name: t.print }).first().click();
    const paper = await opened;
    await expect(paper).toHaveURL(/\/complaints\/\d+\/print$/);
    await expect(paper.locator("main footer")).toContainText("info@association.example");
    await expect(paper.locator("main")).toContainText("شُرح له الأمر");
    if (language === "ar") await expect(paper.locator("time").first()).toHaveText(/ \(.+\) /);
    await expectAccessible(paper);
    await paper.emulateMedia({ media: "print" });
    await expect(paper.locator("header")).toBeHidden();
  });

  test("a file of the list opens in Excel", async ({ page }) => {
    await signIn(page, "admin");
    await page.goto("/complaints?status=replied");
    const downloading = page.waitForEvent("download");
    await page.getByRole("link", { name: t.export }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toMatch(/^complaints-\d{4}-\d\d-\d\d\.csv$/);
    const text = readFileSync((await download.path())!, "utf8");
    const rows = text.split("\r\n");
    expect(rows[0]).toBe(
      `\uFEFF${["reference", "date", "status", "name", "phone", "email", "language", "title", "subject", "reply", "reply-date", "replied-by", "way"].map((field) => t.fields[field as "reference"]).join(",")}`,
    );
    expect(rows.filter((row) => row.includes(`,${t.statuses.replied},`)).length).toBeGreaterThan(20);
    expect(text).not.toContain(`,${t.statuses.closed},`);
    expect(rows[1]).toMatch(/,'07\d{8},/);
  });
});

test("twenty replies to one complaint at once: one is stored, nineteen come back with their text", async ({
  page,
  baseURL,
}) => {
  const title = `Twenty ${Date.now()}`;
  await write(page, title, "zaid@home.example", "");
  await signIn(page, "editor");
  await find(page, title);
  const own = await page.locator("main article a").first().getAttribute("href");
  const send = (fields: Record<string, string>) =>
    page.request.post(`${own}/reply`, { headers: { Origin: baseURL! }, maxRedirects: 0, form: fields });
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, n) =>
      send({ submission_id: crypto.randomUUID(), version: "1", reply_message: `Typed by number ${n}.` }),
    ),
  );
  const statuses = answers.map((answer) => answer.status()).sort();
  expect(statuses).toEqual([303, ...Array(19).fill(409)]);
  for (const [n, answer] of answers.entries()) {
    if (answer.status() === 409) expect(await answer.text()).toContain(`>Typed by number ${n}.</textarea>`);
  }
  expect((await send({ reply_message: "no version" })).status()).toBe(409);
  const empty = await send({ reply_message: "" });
  expect(empty.status()).toBe(422);
  expect(await empty.text()).toContain("<title>Error:");
});

test("who may not look after complaints changes nothing", async ({ page, baseURL }) => {
  await signIn(page, "viewer");
  for (const address of [
    "",
    "/1",
    "/1/reply",
    "/1/status",
    "/1/assign",
    "/1/notes",
    "/1/print",
    "/export.csv",
  ]) {
    const answer = await page.request.get(`/complaints${address}`, { maxRedirects: 0 });
    expect([answer.status(), answer.headers().location]).toEqual([302, "/"]);
  }
  for (const [address, field, value] of [
    ["reply", "reply_message", "x"],
    ["status", "status", "closed"],
    ["assign", "assigned_to", ""],
    ["notes", "note", "x"],
  ] as const) {
    const sent = { headers: { Origin: baseURL! }, maxRedirects: 0, form: { [field]: value } };
    const answer = await page.request.post(`/complaints/1/${address}`, sent);
    expect([answer.status(), answer.headers().location]).toEqual([302, "/"]);
  }
});

test("every page is sound and fits a narrow screen", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: true, baseURL });
  const page = await context.newPage();
  await page.setViewportSize({ width: 320, height: 640 });
  await signIn(page, "editor");
  for (const language of ["ar", "en"]) {
    for (const address of ["", "/60", "/60/reply", "/60/status", "/60/assign", "/60/notes", "/60/print"]) {
      const answer = await page.goto(`/complaints${address}?lang=${language}`);
      const { results } = await html.validateString(await answer!.text());
      const wrong = results.flatMap(({ messages }) =>
        messages.map(({ ruleId, message }) => `${ruleId} ${message}`),
      );
      expect([address, wrong]).toEqual([address, []]);
      await expectNoOverflow(page);
    }
  }
  await context.close();
});
