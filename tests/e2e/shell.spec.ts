import { otherLanguage } from "~/i18n/languages";
import { expect, expectAccessible, expectNoOverflow, inBothLanguages, signIn, test, words } from "./support";

inBothLanguages("Every reader", (language) => {
  test("changes the language and the theme and stays on the page", async ({ page }) => {
    await page.goto("/news?page=2");
    await page
      .locator(`form[action='/preferences'] button[name=lang][value=${otherLanguage(language)}]`)
      .first()
      .click();
    await expect(page).toHaveURL(/\/news\?page=2$/);
    await expect(page.locator("html")).toHaveAttribute("lang", otherLanguage(language));
    await page.locator("form[action='/preferences'] button[name=theme][value=dark]").first().click();
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
    await expect(page).toHaveURL(/\/news\?page=2$/);
  });

  test("opens the menu of a phone", async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto("/");
    await expect(page.locator("header a[href='/news']").first()).toBeHidden();
    await page.locator(".burger > summary").click();
    await expectNoOverflow(page);
    await expectAccessible(page);
  });

  test("is told when a page does not exist", async ({ page }) => {
    const answer = await page.goto("/no-such-page");
    expect(answer?.status()).toBe(404);
    await expect(page.locator("main")).toContainText("404");
    await expect(page.locator("main a[href='/']").first()).toBeVisible();
    await expectAccessible(page);
  });

  test("finds a real page behind every link of the menu and the footer", async ({ page, request }) => {
    await page.goto("/");
    const links = await page
      .locator("header a[href^='/'], footer a[href^='/']")
      .evaluateAll((all) => [...new Set(all.map((link) => link.getAttribute("href")!))]);
    expect(links.length).toBeGreaterThan(20);
    for (const link of links) expect([link, (await request.get(link)).status()]).toEqual([link, 200]);
  });

  test("never runs in a circle as a viewer", async ({ page }) => {
    await signIn(page, "viewer");
    await expect(page).toHaveURL(/\/$/);
    await page.goto("/dashboard");
    await expect(page).toHaveURL(/\/$/);
    await expect(page.getByRole("alert")).toContainText(words(language, "auth")["access-denied"]);
  });
});

test("A page needs one request and carries its own style", async ({ page }) => {
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.resourceType()));
  await page.goto("/news");
  expect(requests.filter((type) => ["stylesheet", "script", "font"].includes(type))).toEqual([]);
});
