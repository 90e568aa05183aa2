import { expect, expectAccessible, inBothLanguages, pattern, signIn, test, words } from "./support";

inBothLanguages("The financial card", (language) => {
  const cards = words(language, "cards");

  test("says as of when, on the page and on paper", async ({ page }) => {
    await signIn(page, "doctor");
    for (const address of ["/dashboard/financial-card", "/dashboard/financial-card/print"]) {
      await page.goto(address);
      await expect(page.locator("main")).toContainText(pattern(cards["as-of"]));
      await expect(page.locator("main th")).toHaveText(Object.values(cards.fields));
    }
    await expect(page.locator("main")).toContainText(pattern(cards["printed-at"]));
  });

  test("is an empty table for staff, with the way to members' cards", async ({ page }) => {
    await signIn(page, "editor");
    await page.goto("/dashboard/financial-card");
    await expectAccessible(page, ["light", "dark"]);
    await expect(page.locator("main th")).toHaveText(Object.values(cards.fields));
    const cells = page.locator("main td");
    await expect(cells).toHaveText(Object.values(cards.fields).map(() => ""));
    await expect(page.locator("main")).toContainText(cards["no-own-card"]);
    await expect(page.locator("main a[href='/dashboard/financial-card/print']")).toHaveCount(0);
    await page.getByRole("link", { name: cards["go-to-look-up"] }).click();
    await expect(page).toHaveURL(/\/computer-portal\?next=/);
  });
});
