import { randomInt } from "node:crypto";
import type { Page } from "@playwright/test";
import { HtmlValidate, StaticConfigLoader } from "html-validate";
import { survey as content } from "~/content/survey";
import {
  aClient,
  expect,
  expectAccessible,
  expectNoOverflow,
  inBothLanguages,
  pattern,
  signIn,
  test,
  words,
} from "./support";

const themes: Array<"light" | "dark"> = ["light", "dark"];
const html = new HtmlValidate(new StaticConfigLoader({ extends: ["html-validate:standard"] }));
const statistics = "/dashboard/survey-statistics";
const comments = `${statistics}/comments`;
const files = [`${statistics}/months.csv`, `${comments}.csv`];

const choice = (page: Page, question: number, level: number) =>
  page.locator(`[name=question${question}][value="${level}"]`);
const feedback = (page: Page) => page.locator("[name=additional_feedback]");
const submit = (page: Page) => page.locator("main form [type=submit]");
async function choose(page: Page, ...answers: number[]) {
  for (const [index, level] of answers.entries()) await choice(page, index + 1, level).check();
}
async function expectSound(page: Page) {
  const { results } = await html.validateString(await page.content());
  const rules = { "void-style": true, "doctype-style": true, "attribute-boolean-style": true };
  const wrong = results.flatMap(({ messages }) =>
    messages.filter(({ ruleId }) => !(ruleId in rules)).map(({ ruleId, message }) => `${ruleId} ${message}`),
  );
  expect(wrong).toEqual([]);
}

inBothLanguages("The survey", (language) => {
  const survey = words(language, "survey");
  const forms = words(language, "forms");

  test("is answered without a mouse and thanked for once", async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto("/survey");
    await expect(page.getByText(survey.confidential, { exact: true })).toBeVisible();
    await expect(page.getByText(survey.sample)).toBeVisible();
    await expect(page.locator("[type=radio]:checked")).toHaveCount(0);
    for (const { text } of content.questions)
      await expect(page.getByRole("group", { name: text[language] })).toBeVisible();
    await expectAccessible(page, themes);
    await expectNoOverflow(page);

    for (const question of [1, 2, 3, 4]) {
      await choice(page, question, 1).focus();
      await page.keyboard.press("ArrowDown");
      await expect(choice(page, question, 2)).toBeChecked();
    }
    await expect(feedback(page)).toHaveAttribute("rows", "4");
    await feedback(page).fill(`ملاحظة <b>with</b> both ${randomInt(1e9)}`);
    await submit(page).click();
    await expect(page).toHaveURL(/\/$/);
    await expect(page.getByRole("status")).toContainText(survey.submitted);

    await page.goBack();
    await page.goto("/survey");
    await expect(page.locator("[type=radio]:checked")).toHaveCount(0);
  });

  test("names every unanswered question and keeps the rest", async ({ page }) => {
    await page.goto("/survey");
    await choose(page, 3);
    await feedback(page).fill("Kept ملاحظة");
    const [answer] = await Promise.all([
      page.waitForResponse((response) => response.request().method() === "POST"),
      submit(page).click(),
    ]);
    expect(answer.status()).toBe(422);
    await expect(page).toHaveTitle(new RegExp(`^${forms.error}`));
    const summary = page.getByRole("alert");
    await expect(summary).toContainText(survey["answer-all"]);
    await expect(summary.locator("a")).toHaveCount(3);
    await expect(choice(page, 1, 3)).toBeChecked();
    await expect(feedback(page)).toHaveValue("Kept ملاحظة");
    await expectAccessible(page, themes);
    await expectSound(page);
    await summary.locator("a").last().click();
    await expect(choice(page, 4, 1)).toBeFocused();
    await choose(page, 3, 1, 2, 3);
    await submit(page).click();
    await expect(page.getByRole("status")).toContainText(survey.submitted);
  });

  test("asks for another time after five sheets of a connection, and keeps what was chosen", async ({
    page,
    baseURL,
  }) => {
    const headers = { ...aClient(), Origin: baseURL! };
    await page.setExtraHTTPHeaders({ "X-Forwarded-For": headers["X-Forwarded-For"] });
    const form = { question1: "2", question2: "2", question3: "2", question4: "2" };
    for (let sent = 0; sent < 5; sent++) {
      const answer = await page.request.post("/survey", { headers, form, maxRedirects: 0 });
      expect(answer.status()).toBe(303);
    }
    await page.goto("/survey");
    await choose(page, 1, 2, 3, 1);
    const [answer] = await Promise.all([
      page.waitForResponse((response) => response.request().method() === "POST"),
      submit(page).click(),
    ]);
    expect(answer.status()).toBe(429);
    expect(Number(answer.headers()["retry-after"])).toBeGreaterThan(0);
    await expect(page.getByRole("alert")).toHaveText(pattern(survey["too-many-of-one"]));
    await expect(choice(page, 3, 3)).toBeChecked();
    await expectAccessible(page);
  });

  test("is read as figures by an admin, comments apart", async ({ page }) => {
    await signIn(page, "admin");
    await page.locator(`main a[href="${statistics}"]`).click();
    const total = page.locator("main p").filter({ hasText: survey.total });
    await expect(total).toContainText(/\d{3}/);
    await expect(page.locator("main .card")).toHaveCount(5);
    for (const { topic } of content.questions)
      await expect(page.getByRole("heading", { name: topic[language] })).toBeVisible();
    await expect(page.locator(".average").first()).toContainText(/[123]\.\d\d/);
    await expect(page.locator(".average").first()).toContainText(survey["out-of"]);
    await expect(page.getByRole("table").first()).toContainText(/\d+\.\d%/);
    await expect(page.getByRole("heading", { name: survey.summary })).toBeVisible();
    await expect(page.getByText(survey["too-few"].replace("{{least}}", "5"))).toHaveCount(1);
    await expect(page.locator("main a[href='/dashboard']").last()).toHaveText(survey.dashboard);
    await expectAccessible(page, themes);
    await expectSound(page);
    await page.setViewportSize({ width: 320, height: 640 });
    await expectNoOverflow(page);

    await page.locator(`main a[href="${comments}"]`).click();
    await expect(page.locator(".comment")).toHaveCount(20);
    await expectAccessible(page, themes);
    await expectSound(page);
    await expectNoOverflow(page);
    await page.locator("main a[rel=next]").click();
    await expect(page).toHaveURL(/page=2$/);
    await expect(page.locator(".comment").first()).toBeVisible();

    for (const address of files) {
      const answer = await page.request.get(address);
      expect(answer.status()).toBe(200);
      expect(answer.headers()["content-type"]).toContain("text/csv");
      expect(answer.headers()["content-disposition"]).toMatch(/^attachment; filename="survey-[\w-]+\.csv"$/);
      expect(answer.headers()["cache-control"]).toContain("no-store");
      expect((await answer.text()).split("\r\n").length).toBeGreaterThan(12);
    }
  });

  for (const [who, end] of [
    ["viewer", /\/$/],
    ["editor", /\/dashboard$/],
  ] as const) {
    test(`is no reading for a ${who}`, async ({ page }) => {
      await signIn(page, who);
      await expect(page.locator(`a[href="${statistics}"]`)).toHaveCount(0);
      for (const address of [statistics, comments]) {
        await page.goto(address);
        await expect(page).toHaveURL(end);
        await expect(page.getByRole("alert")).toContainText(words(language, "auth")["access-denied"]);
      }
      for (const address of [...files, `${statistics}.data`, `${comments}.data`]) {
        const answer = await page.request.get(address, { maxRedirects: 0 });
        expect([address, await answer.text()]).not.toEqual([address, expect.stringContaining("شكرًا لكم")]);
        expect(answer.headers()["content-type"] ?? "").not.toContain("text/csv");
      }
    });
  }
});

for (const [width, size] of [
  [639, 32],
  [640, 40],
  [1023, 40],
  [1024, 48],
] as const) {
  test(`the faces are ${size} pixels at a width of ${width}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto("/survey");
    const face = await page.locator(".face").first().boundingBox();
    expect([face?.width, face?.height]).toEqual([size, size]);
  });
}

test("what fills in the trap is thanked", async ({ request, baseURL }) => {
  const answer = await request.post("/survey", {
    headers: { ...aClient(), Origin: baseURL! },
    form: { website: "https://spam.example" },
    maxRedirects: 0,
  });
  expect([answer.status(), answer.headers().location]).toEqual([303, "/"]);
});

test("another site cannot answer in a visitor's place", async ({ request }) => {
  const answer = await request.post("/survey", {
    headers: { ...aClient(), Origin: "https://other.example" },
    form: { question1: "1", question2: "1", question3: "1", question4: "1" },
    maxRedirects: 0,
  });
  expect(answer.status()).toBe(403);
});
