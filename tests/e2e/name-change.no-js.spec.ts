import type { Page } from "@playwright/test";
import {
  aPhoto,
  expect,
  expectAccessible,
  expectNoOverflow,
  inBothLanguages,
  signIn,
  test,
  words,
} from "./support";

const ASK = "/dr-dashboard/name-change";
const LIST = "/dashboard/name-changes";
const aPdf = {
  name: "قرار.pdf",
  mimeType: "application/pdf",
  buffer: Buffer.from("%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n"),
};
const letters = () =>
  Array.from({ length: 6 }, () => "abcdefghijklmnopqrstuvwxyz"[Math.floor(Math.random() * 26)]).join("");

async function enter(page: Page, number = "10004", password = "20260004") {
  await page.goto("/dr-portal");
  await page.locator("main [name=docNo]").fill(number);
  await page.locator("main [name=password]").fill(password);
  await page.locator("main form:has([name=password]) [type=submit]").click();
  await expect(page).toHaveURL(/\/dr-dashboard$/);
}

async function ask(
  page: Page,
  english: string,
  document: { name: string; mimeType: string; buffer: Buffer },
) {
  await page.locator("main [name=DOC_NAME_A]").fill("لينا طارق سليمان الزعبي عبد الله");
  await page.locator("main [name=DOC_NAME_E]").fill(english);
  await page.locator("main [name=document]").setInputFiles(document);
  await page.locator("main form [type=submit]").first().click();
}

inBothLanguages("A change of name", (language) => {
  const names = words(language, "names");
  const audit = words(language, "audit");

  test("is asked for with a paper, refused with a reason, asked again, accepted once", async ({
    page,
    browser,
    baseURL,
  }) => {
    await enter(page);
    await page.goto(ASK);
    await page.setViewportSize({ width: 320, height: 700 });
    await expectNoOverflow(page);
    await expectAccessible(page, ["light", "dark"]);
    await ask(page, "Lina 2", { ...aPdf, buffer: Buffer.from("<html>") });
    const alert = page.getByRole("alert");
    await expect(alert).toContainText(names.errors.english);
    await expect(alert).toContainText(names.errors["invalid-document"]);
    await expect(page.locator("main [name=DOC_NAME_E]")).toHaveValue("Lina 2");
    const first = `Lina Tareq Suleiman Al-Zoubi ${letters()}`;
    await ask(page, first, aPdf);
    await expect(page.getByRole("status")).toContainText(names.sent);
    await expect(page.locator("main form")).toHaveCount(0);
    await expect(page.locator("main")).toContainText(names.states.waiting);
    await expectAccessible(page, ["light", "dark"]);

    const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
    await context.addCookies([{ name: "lang", value: language, url: baseURL! }]);
    const staff = await context.newPage();
    await staff.setViewportSize({ width: 320, height: 700 });
    await signIn(staff, "admin");
    await staff.goto("/dashboard");
    await staff.locator(`main a[href='${LIST}']`).first().click();
    await expectAccessible(staff, ["light", "dark"]);
    await expectNoOverflow(staff);
    await staff.locator("main li", { hasText: first }).getByRole("link").click();
    await expectAccessible(staff, ["light", "dark"]);
    await expectNoOverflow(staff);
    await staff.locator("main [name=decision][value=refuse]").click();
    await expect(staff.getByRole("alert")).toContainText(names.errors.note);
    const paper = await staff.request.get(`${staff.url()}/document`);
    expect(paper.headers()).toMatchObject({
      "content-type": "application/pdf",
      "x-content-type-options": "nosniff",
      "content-disposition": expect.stringMatching(/^attachment;/),
    });
    expect(await paper.body()).toEqual(aPdf.buffer);
    const twin = await context.newPage();
    await twin.goto(staff.url());
    await staff.locator("main [name=note]").fill("الوثيقة غير واضحة.");
    await staff.locator("main [name=decision][value=refuse]").click();
    await expect(staff.getByRole("status")).toContainText(names.refused);
    await twin.locator("main [name=decision][value=accept]").click();
    await expect(twin.getByRole("alert")).toContainText(names["decided-before"]);
    await expect(twin.locator("main")).toContainText("Demo Administrator");
    await expectAccessible(twin);

    await page.goto(ASK);
    await expect(page.locator("main")).toContainText("الوثيقة غير واضحة.");
    const second = `Lina Tareq Suleiman Al-Zoubi ${letters()}`;
    await ask(page, second, await aPhoto("#345678"));
    await expect(page.getByRole("status")).toContainText(names.sent);
    await staff.goto(LIST);
    await staff.locator("main li", { hasText: second }).getByRole("link").click();
    await staff.locator("main [name=decision][value=accept]").click();
    await expect(staff.getByRole("status")).toContainText(names.accepted);
    await context.close();

    await page.goto("/dr-dashboard/access-log");
    for (const action of ["name-change-accept", "name-change-refuse", "name-change-document"] as const)
      await expect(page.locator("main")).toContainText(audit.actions[action]);
    await expect(page.locator("main")).not.toContainText("Demo Administrator");
    await page.goto("/dashboard/personal-card");
    await expect(page.locator("main table").first()).toContainText(second);
  });
});

test("Only those who decide reach the requests and their papers", async ({ browser, baseURL }) => {
  const paths = [LIST, `${LIST}/1`, `${LIST}/1/document`];
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
  const page = await context.newPage();
  const ends = async () => {
    for (const path of paths) {
      const answer = await context.request.get(path, { maxRedirects: 0 });
      expect([path, answer.status()]).toEqual([path, 302]);
      const post = await context.request.post(path, {
        form: { decision: "accept" },
        headers: { Origin: baseURL! },
        maxRedirects: 0,
      });
      expect([path, [302, 405].includes(post.status())]).toEqual([path, true]);
    }
  };
  await ends();
  await enter(page, "10003", "20260003");
  await ends();
  await signIn(page, "editor");
  await ends();
  const served = await context.request.get(
    "/files/documents/name-changes/0123456789abcdef0123456789abcdef.pdf",
  );
  expect(served.status()).toBe(404);
  await context.close();
});
