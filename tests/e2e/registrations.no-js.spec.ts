import { readFileSync } from "node:fs";
import type { Browser, Page } from "@playwright/test";
import { sentApplication } from "../builders/applications";
import {
  aClient,
  expect,
  expectAccessible,
  expectNoOverflow,
  inBothLanguages,
  signIn,
  speak,
  test,
  words,
} from "./support";

const LETTERS = "بتثجحخدذرزسشصضطظعغفقكلمنهوي";
const drawn = (length: number, signs: string) =>
  Array.from({ length }, () => signs[Math.floor(Math.random() * signs.length)]).join("");
const inArabicDigits = (number: string) => number.replace(/\d/g, (digit) => "٠١٢٣٤٥٦٧٨٩"[Number(digit)]!);

/** Somebody of this test's own who has applied; the Arabic name bears an alef with hamza. */
async function somebody(page: Page) {
  const family = drawn(8, LETTERS);
  const person = {
    DOC_NAME_A: `أحمد سعيد ${family}`,
    DOC_NAME_E: `Ahmad Said ${drawn(8, "abcdefghijklmnopqrstuvwxyz")}`,
    NATIONAL_NO: `2${drawn(9, "0123456789")}`,
    ID_NO: drawn(8, "0123456789"),
    E_MAIL: `${drawn(10, "abcdefghij")}@intern.example`,
  };
  const answer = await page.request.post("/api/data/submitDoctorData", {
    headers: { ...aClient(), "Idempotency-Key": crypto.randomUUID() },
    data: sentApplication(person),
  });
  expect(answer.status()).toBe(200);
  const { TEMP_NO } = (await answer.json()) as { TEMP_NO: string };
  return { ...person, family, number: TEMP_NO };
}

async function find(page: Page, q: string) {
  await page.goto(`/dashboard/registrations?q=${encodeURIComponent(q)}`);
  await expect(page.locator("main ul li:has(h3)")).toHaveCount(1);
}

async function colleagueOf(browser: Browser, baseURL: string) {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    baseURL,
    extraHTTPHeaders: aClient(),
  });
  const colleague = await context.newPage();
  await signIn(colleague, "editor2");
  return colleague;
}

const alert = (page: Page) => page.locator("main").getByRole("alert");
const submitted = (page: Page) =>
  page.waitForResponse((answer) => answer.request().method() === "POST").then((answer) => answer.status());

inBothLanguages("A day with applications", (language) => {
  const t = words(language, "registrations");
  const fields = words(language, "internship").fields;

  test("one is found, returned with a reason while a colleague decides as well, and accepted", async ({
    page,
    browser,
    baseURL,
  }) => {
    const person = await somebody(page);
    await signIn(page, "editor");
    await page.goto("/dashboard");
    await page.locator("main section a[href='/dashboard/registrations?state=received']").click();
    await expect(page.locator("main nav a[aria-current=page]")).toContainText(t.states.received);
    await expect(page.locator("main ul li h3").first()).toBeVisible();
    await expectAccessible(page, ["light", "dark"]);
    await page.setViewportSize({ width: 320, height: 700 });
    await expectNoOverflow(page);
    await page.setViewportSize({ width: 1280, height: 720 });

    for (const q of [
      `احمد ${person.family}`,
      inArabicDigits(person.NATIONAL_NO),
      ` ${person.number.toLowerCase().replaceAll("-", " ")}`,
      person.E_MAIL.toUpperCase(),
    ]) {
      await page.goto("/dashboard/registrations");
      await page.locator("main [name=q]").fill(q);
      await page.getByRole("button", { name: t.find }).click();
      await expect(page.locator("main ul li:has(h3)")).toHaveCount(1);
      await expect(page.locator("main")).toContainText(person.number);
    }
    await page.locator("main li h3 a").click();
    await expect(page.locator("main")).toContainText(person.NATIONAL_NO);
    const own = new URL(page.url()).pathname;
    await expectAccessible(page, ["light", "dark"]);

    const colleague = await colleagueOf(browser, baseURL!);
    await speak(colleague, language, baseURL!);
    await colleague.goto(`${own}/return`);

    await page.locator(`main a[href='${own}/return']`).click();
    await expectAccessible(page, ["light", "dark"]);
    await page.locator("[name=reason]").fill("قصير");
    await page.locator("main form [type=submit]").click();
    await expect(alert(page)).toContainText(t.errors.fields);
    await expect(alert(page)).toContainText(t.errors["reason-short"]);
    await expect(page.locator("[name=reason]")).toHaveValue("قصير");
    await expectAccessible(page);
    await page.getByLabel(fields.DOC_NAME_E).check();
    await page.getByLabel(fields.MOBIL).check();
    await page.locator("[name=reason]").fill("الاسم غير مطابق لجواز السفر.");
    await page.setViewportSize({ width: 320, height: 700 });
    await expectNoOverflow(page);
    await page.setViewportSize({ width: 1280, height: 720 });
    await page.locator("main form [type=submit]").click();
    await expect(page).toHaveURL(new RegExp(`${own}$`));
    await expect(page.getByRole("status")).toHaveText(t.returned);
    await expect(page.locator("[data-delivery=waiting]")).toContainText(t.delivery.waiting);
    await expect(page.locator("main ol").last()).toContainText("Demo Editor");
    await expectAccessible(page, ["light", "dark"]);

    await colleague.getByLabel(fields.HOME_ADD).check();
    await colleague.locator("[name=reason]").fill("My colleague's own reason");
    const conflict = submitted(colleague);
    await colleague.locator("main form [type=submit]").click();
    expect(await conflict).toBe(409);
    await expect(alert(colleague)).toContainText(t.conflict.changed);
    await expect(colleague.locator("main")).toContainText("الاسم غير مطابق لجواز السفر.");
    await expect(colleague.locator("[name=reason]")).toHaveValue("My colleague's own reason");
    await expect(colleague.getByLabel(fields.HOME_ADD)).toBeChecked();
    await expectAccessible(colleague);

    await page.locator(`main a[href='${own}/accept']`).click();
    await expect(page.locator("main")).toContainText(t["accept-form"].open);
    await expectAccessible(page, ["light", "dark"]);
    await page.getByRole("button", { name: t["accept-form"].send }).click();
    await expect(page.getByRole("status")).toHaveText(t.accepted);
    await expect(page.locator(`main a[href='${own}/return']`)).toHaveCount(0);

    const late = submitted(colleague);
    await colleague.getByRole("button", { name: t.conflict["return-anyway"] }).click();
    expect(await late).toBe(409);
    await expect(alert(colleague)).toContainText(t.conflict.accepted);
    await expect(colleague.locator("main")).toContainText("My colleague's own reason");
    await expectAccessible(colleague);
    await colleague.context().close();
  });

  test("one of two of the same person is printed, and a file of the list opens in Excel", async ({
    page,
    context,
  }) => {
    const person = await somebody(page);
    await page.request.post("/api/data/submitDoctorData", {
      headers: { ...aClient(), "Idempotency-Key": crypto.randomUUID() },
      data: { ...sentApplication(person), confirmAnother: true },
    });
    await signIn(page, "admin");
    await find(page, person.number);
    await expect(page.locator("main li:has(h3)")).toContainText(t.marks.others);
    await page.locator("main li h3 a").click();
    await expect(page.getByRole("heading", { name: t.others })).toBeVisible();

    const opened = context.waitForEvent("page");
    await page.getByRole("link", { name: t.print }).click();
    const paper = await opened;
    await expect(paper).toHaveURL(/\/dashboard\/registrations\/\d+\/print$/);
    await expect(paper.locator("main")).toContainText(person.number);
    await expect(paper.locator("main")).toContainText(t.sheet["applicant-signature"]);
    await expect(paper.locator("main")).toContainText("/registration-until-emtyaz/resume");
    await expectAccessible(paper);
    await paper.emulateMedia({ media: "print" });
    await expect(paper.locator("header")).toBeHidden();
    await paper.close();

    await page.goto(`/dashboard/registrations?q=${person.family}`);
    await expect(page.locator("main ul li:has(h3)")).toHaveCount(2);
    const downloading = page.waitForEvent("download");
    await page.getByRole("link", { name: t.export }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toMatch(/^registrations-\d{4}-\d\d-\d\d\.csv$/);
    const rows = readFileSync((await download.path())!, "utf8").split("\r\n");
    expect(rows[0]).toMatch(
      /^\uFEFFTEMP_NO,STATE,STATE_DESC,APP_DT,DOC_NAME_A,DOC_NAME_E,NAT_CODE,NAT_CODE_DESC,/,
    );
    expect(rows.filter((row) => row.includes(person.family))).toHaveLength(2);
    expect(rows[2]).toMatch(new RegExp(`^${person.number},received,${t.states.received},`));
    expect(rows[1]).toContain(",'0791234567,");
  });
});

test("papers are for those who may read applications, and each look is on record", async ({
  page,
  request,
}) => {
  await signIn(page, "admin");
  const answer = await page.goto("/dashboard/registrations?state=received");
  expect(answer?.headers()["cache-control"]).toBe("private, no-store");
  await page.locator("main li:has(.text-accent) h3 a").first().click();
  const link = page.locator("main .documents a").first();
  const address = (await link.getAttribute("href"))!;
  const paper = await page.request.get(address);
  expect(paper.headers()).toMatchObject({
    "content-disposition": expect.stringMatching(/^attachment/),
    "x-content-type-options": "nosniff",
    "cache-control": "private, no-store",
  });
  await page.goto("/dashboard/audit-log?action=application.paper-read");
  const id = address.split("/").at(3)!;
  await expect(page.locator(`main li a[href$='subject=application%3A${id}']`).first()).toBeVisible();
  expect((await page.request.get(`${address}9`)).status()).toBe(404);
  const stranger = await request.get(address, { maxRedirects: 0 });
  expect([stranger.status(), stranger.headers().location]).toEqual([
    302,
    `/emp-portal?next=${encodeURIComponent(address)}`,
  ]);
});
