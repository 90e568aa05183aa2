import { expect, expectAccessible, expectNoOverflow, languages, speak, test } from "./support";

for (const language of languages) {
  test(`the menu of a phone opens and fits it, in ${language}`, async ({ page, baseURL }) => {
    await speak(page, language, baseURL!);
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto("/");
    const nav = page.locator("header nav");
    await expect(page.locator("header a[href='/news']").first()).toBeHidden();
    await expect(nav).toBeHidden();
    await page.locator(".burger > summary").click();
    await expect(nav).toBeVisible();
    await expectNoOverflow(page);
    await expectAccessible(page);
    await nav.locator("details summary").first().click();
    await expect(nav.locator("details[open]")).toHaveCount(1);
    await expect(nav).toBeVisible();
  });
}

test("a page needs one request and contains its styles", async ({ page }) => {
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.resourceType()));
  await page.goto("/news");
  expect(requests).toContain("document");
  expect(requests.filter((type) => ["stylesheet", "script", "font"].includes(type))).toEqual([]);
});

test("the browser console shows no errors on the home page and an article", async ({ page, baseURL }) => {
  await speak(page, "ar", baseURL!);
  const complaints: string[] = [];
  page.on("console", (message) => complaints.push(message.text()));
  for (const address of ["/", "/news/40"]) {
    await page.goto(address);
    await expect(page.locator("script[type='application/ld+json']").first()).toBeAttached();
  }
  expect(complaints).toEqual([]);
});
