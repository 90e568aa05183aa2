import { expect, expectAccessible, expectNoOverflow, inBothLanguages, signIn, test, words } from "./support";

const tiles = {
  editor: [
    "/complaints",
    "/dashboard/registrations",
    "/dashboard/add-news",
    "/dashboard/add-conference",
    "/dashboard/add-gallery",
    "/dashboard/computer-personal-card",
    "/elections/turnout",
    "/account",
  ],
  admin: [
    "/complaints",
    "/dashboard/registrations",
    "/dashboard/add-news",
    "/dashboard/add-conference",
    "/dashboard/add-gallery",
    "/dashboard/survey-statistics",
    "/dashboard/accounts-management",
    "/dashboard/computer-users",
    "/dashboard/computer-personal-card",
    "/dashboard/name-changes",
    "/dashboard/members",
    "/dashboard/elections",
    "/elections/turnout",
    "/dashboard/certificates",
    "/dashboard/oaths",
    "/dashboard/outbox",
    "/dashboard/maintenance",
    "/dashboard/audit-log",
    "/account",
  ],
} as const;

inBothLanguages("The staff dashboard", (language) => {
  for (const who of ["editor", "admin"] as const) {
    test(`gives the ${who} the permitted tiles, none of which is a dead end`, async ({ page }) => {
      await signIn(page, who);
      await page.goto("/dashboard");
      await expectAccessible(page, ["light", "dark"]);
      const links = page.locator("main ul li h2 a");
      const paths = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")));
      expect(paths).toEqual(tiles[who]);
      for (const path of tiles[who]) {
        const answer = await page.request.get(path, { maxRedirects: 0 });
        expect([path, answer.status()]).toEqual([path, 200]);
      }
    });
  }

  test("says what waits, with the way to it", async ({ page }) => {
    await signIn(page, "editor");
    await expect(page.locator("main")).toContainText(words(language, "dashboards").waiting.title);
    await page.locator("main a[href='/complaints?status=pending']").click();
    await expect(page.locator("main [role=search] [name=status]")).toHaveValue("pending");
  });

  test("is reached from the menu of a phone, which also signs out", async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await signIn(page, "admin");
    await expectNoOverflow(page);
    await page.goto("/");
    const account = page.locator("header details:has(form[action='/emp-portal/logout'])").last();
    await account.locator("summary").last().click();
    await account.locator("a[href='/dashboard']").click();
    await expect(page).toHaveURL(/\/dashboard$/);
    await account.locator("summary").last().click();
    await account.locator("form[action='/emp-portal/logout'] button").click();
    await expect(page).toHaveURL(/\/emp-portal$/);
  });
});

test("A viewer has no dashboard, and is not sent in circles", async ({ page }) => {
  await signIn(page, "viewer");
  await page.goto("/dashboard");
  await expect(page).toHaveURL(/\/$/);
});
