import { expect, expectAccessible, inBothLanguages, signIn, test, words } from "./support";

inBothLanguages("A computer user", (language) => {
  const cards = words(language, "cards");

  test("looks a financial card up by number, retries after an error, prints it", async ({ page }) => {
    await page.goto("/computer-portal");
    await expectAccessible(page);
    await signIn(page, "computer");
    await expect(page).toHaveURL(/\/computer-dashboard$/);
    await expectAccessible(page);
    await page.locator("main a[href='/dashboard/computer-financial-card']").click();

    await page.locator("main [name=doc_no]").fill("99999999");
    await page.locator("main form:has([name=doc_no]) [type=submit]").click();
    await expect(page.locator("main")).toContainText(cards["none-found"]);
    await expectAccessible(page);
    await page.getByRole("link", { name: cards.retry }).click();
    await expect(page.locator("main [name=doc_no]")).toHaveValue("99999999");

    await page.locator("main [name=doc_no]").fill("١٠٠٠٤");
    await page.locator("main form:has([name=doc_no]) [type=submit]").click();
    await expect(page.locator("main table, main dl").first()).toContainText("10004");
    await expectAccessible(page);
    const print = page.locator("main a[href*='/dashboard/computer-financial-card/print']");
    await page.goto((await print.getAttribute("href"))!);
    await expect(page.locator("main")).toContainText("10004");
  });
});
