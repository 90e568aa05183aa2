import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { FORM, someone } from "../builders/applicants";
import { aDay } from "../support/business-day";
import type { Upload } from "../visitor/form-body";
import { aPhoto, expect, signIn, speak, test, words } from "./support";

const aPdf = (name: string): Upload => ({
  name,
  mimeType: "application/pdf",
  buffer: Buffer.from(`%PDF-1.4\n${name}\n%%EOF\n`),
});
const field = (page: Page, name: string) => page.locator(`main [name=${name}]`);

/** Sends the form with these files: each goes ahead of it, and the form names what the server keeps of them. */
async function sendAhead(page: Page, chosen: Record<string, Upload>) {
  const kept: string[] = [];
  let sent = "";
  await page.route("**/staged-files/**", async (route) => {
    const response = await route.fetch();
    kept.push((await response.json()).staged);
    await route.fulfill({ response });
  });
  await page.route(page.url(), (route) => {
    sent = route.request().postDataBuffer()?.toString() ?? "";
    return route.continue();
  });
  for (const [name, file] of Object.entries(chosen)) await field(page, name).setInputFiles([file]);
  const count = Object.keys(chosen).length;
  await expect(page.locator("[data-chosen] li")).toHaveCount(count);
  await page.locator("main form[data-enhance~=uploads] [type=submit]").last().click();
  await expect.poll(() => sent).not.toBe("");
  await expect(page.locator(".flash")).toBeVisible();
  expect(kept).toHaveLength(count);
  for (const name of kept) expect(sent).toContain(name);
  expect(sent).not.toMatch(/filename="[^"]/);
}

test("the documents of an application are uploaded before its form is submitted, each for its own requirement", async ({
  page,
  baseURL,
}) => {
  await speak(page, "ar", baseURL!);
  const { kinds, papers } = words("ar", "internship-receipt");
  const form = { ...someone(), submission_id: randomUUID() };
  const headers = { Origin: baseURL! };
  const sent = await page.request.post(FORM, { form, headers, maxRedirects: 0 });
  await page.goto(`${sent.headers().location}/documents`);
  await sendAhead(page, { identity: aPdf("identity.pdf"), papers: await aPhoto("#345678") });
  expect(await page.locator("#papers .placed b").allTextContents()).toEqual([kinds.identity, papers.others]);
});

test("the picture of an event is uploaded before its form is submitted", async ({ page, baseURL }) => {
  await speak(page, "en", baseURL!);
  await signIn(page, "editor");
  await page.goto("/dashboard/add-conference");
  const title = `فعالية ${randomUUID()}`;
  for (const [name, typed] of Object.entries({ title_ar: title, description_ar: "وصف", date: aDay(1) }))
    await field(page, name).fill(typed);
  await sendAhead(page, { photo: await aPhoto("#0a5") });
  await page.locator("main article a", { hasText: title }).click();
  await expect(page.locator("main img").first()).toBeVisible();
});

test("the document of a name change is uploaded before its form is submitted", async ({ page, baseURL }) => {
  await speak(page, "ar", baseURL!);
  await page.goto("/dr-portal");
  await field(page, "docNo").fill("10005");
  await field(page, "password").fill("20260005");
  await page.locator("main form:has([name=password]) [type=submit]").first().click();
  await expect(page).toHaveURL(/dr-dashboard$/);
  await page.goto("/dr-dashboard/name-change");
  await field(page, "DOC_NAME_A").fill("لينا طارق سليمان الزعبي");
  await field(page, "DOC_NAME_E").fill("Lina Tareq Suleiman Al-Zoubi");
  await sendAhead(page, { document: aPdf("decision.pdf") });
  await expect(page.locator("main")).toContainText(words("ar", "names").states.waiting);
});
