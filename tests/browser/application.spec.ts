import type { Page } from "@playwright/test";
import { FORM, someone } from "../builders/applicants";
import { expect, expectAccessible, signIn, speak, test, words } from "./support";

const filledIn = (page: Page, names: string[]) =>
  page.locator("main form:has([name=submission_id])").evaluate((form: HTMLFormElement, names) => {
    const sent = new FormData(form);
    return Object.fromEntries(names.map((name) => [name, sent.get(name)]));
  }, names);

/** Submits an application of an unknown person, and returns the path of the receipt. */
async function apply(page: Page, baseURL: string): Promise<string> {
  const form = { ...someone(), submission_id: crypto.randomUUID() };
  const headers = { Origin: baseURL };
  const answer = await page.request.post(FORM, { form, headers, maxRedirects: 0 });
  expect(answer.status()).toBe(303);
  return answer.headers().location!;
}

test("the university list follows the country, and a value chosen before is removed with a message", async ({
  page,
  baseURL,
}) => {
  await speak(page, "ar", baseURL!);
  const internship = words("ar", "internship");
  const refused: string[] = [];
  page.on("console", (message) => refused.push(message.text()));
  await page.goto(FORM);
  const country = page.locator("[name=COUNTRY_CODE]");
  const university = page.locator("[name=UNIV_CODE]");
  const options = university.locator("option");
  await country.selectOption("400");
  await expect(options.nth(1)).toBeAttached();
  await expect(options.first()).toHaveText(internship.none);
  await expect(university.locator('[value="400001"]')).toHaveText(/الجامعة الأردنية/);
  await expect(page.locator(".said")).toBeEmpty();
  await university.selectOption("400001");
  await country.selectOption("818");
  await expect(page.locator(".said")).toHaveText(internship["country-changed"]);
  await expect(university.locator('[value="818001"]')).toBeAttached();
  const left = { UNIV_CODE: "", universities_of: "818" };
  expect(await filledIn(page, ["UNIV_CODE", "universities_of"])).toEqual(left);

  await page.route("**/api/data/universities?*", (route) => route.abort());
  await university.selectOption("818001");
  await country.selectOption("276");
  await expect(options).toHaveText([internship.none]);
  await expect(page).toHaveURL(new RegExp(`${FORM}$`));
  await page.getByRole("button", { name: internship["show-universities"] }).click();
  await expect(university.locator('[value="276999"]')).toBeAttached();
  expect(refused.filter((text) => !text.includes("ERR_FAILED"))).toEqual([]);
});

test("a receipt shows its number in a dialog once; Escape keeps the page, OK leads home", async ({
  page,
  baseURL,
}) => {
  await speak(page, "en", baseURL!);
  const receipt = words("en", "internship-receipt");
  const first = await apply(page, baseURL!);
  await page.goto(first);
  const dialog = page.getByRole("dialog");
  await expect(dialog).toBeVisible();
  await expect(dialog).toContainText((await page.locator(".receipt .temp-number").textContent())!);
  await expectAccessible(page, ["light", "dark"]);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(first);
  await page.reload();
  await expect(page.locator("h1")).toHaveText(receipt.titles.received);
  await expect(page.locator("dialog")).toHaveCount(0);

  await page.goto(await apply(page, baseURL!));
  await dialog.getByRole("button", { name: receipt.stay }).click();
  await expect(dialog).toBeHidden();
  await page.goto(await apply(page, baseURL!));
  await dialog.getByRole("link", { name: receipt.ok, exact: true }).click();
  await expect(page).toHaveURL(`${baseURL}/`);
});

test("an application prints from a new tab without the site's navigation", async ({ page, context }) => {
  await signIn(page, "admin");
  await page.goto("/dashboard/registrations");
  await page.locator("main li h3 a").first().click();
  const opened = context.waitForEvent("page");
  await page.locator("main a[href$='/print']").click();
  const paper = await opened;
  await expect(paper).toHaveURL(/\/dashboard\/registrations\/\d+\/print$/);
  await paper.emulateMedia({ media: "print" });
  await expect(paper.locator("main table").first()).toBeVisible();
  await expect(paper.locator("header")).toBeHidden();
});
