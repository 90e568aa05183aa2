import { expect, expectAccessible, expectNoOverflow, inBothLanguages, signIn, test, words } from "./support";

inBothLanguages("A doctor", (language) => {
  test("signs in, sees the dashboard and the financial card, prints it, signs out", async ({ page }) => {
    await page.goto("/dr-portal");
    await expectAccessible(page);
    await signIn(page, "doctor");
    await expect(page).toHaveURL(/\/dr-dashboard$/);
    await expectAccessible(page);
    await expectNoOverflow(page);
    await page.locator("main a[href='/dashboard/financial-card']").click();
    await expect(page.locator("main")).toContainText("10001");
    await expectAccessible(page);
    await page.goto(
      (await page.locator("main a[href='/dashboard/financial-card/print']").getAttribute("href"))!,
    );
    await expect(page.locator("main")).toContainText("10001");
    await page.emulateMedia({ media: "print" });
    await expect(page.locator("body > header").first()).toBeHidden();
    await page.emulateMedia({ media: "screen" });
    await page.goto("/dr-dashboard");
    await page.locator("main form[action='/dr-portal/logout'] button").click();
    await expect(page).toHaveURL(/\/$/);
    await page.goto("/dashboard/financial-card");
    await expect(page).toHaveURL(/\/$/);
    await expect(page.getByRole("alert")).toContainText(words(language, "auth")["please-log-in"]);
  });

  test("writes the number with the digits of the local keyboard", async ({ page }) => {
    await page.goto("/dr-portal");
    await page.locator("[name=docNo]").fill("١٠٠٠١");
    await page.locator("[name=password]").fill("٢٠٢٦٠٠٠١");
    await page.locator("main form:has([name=password]) [type=submit]").click();
    await expect(page).toHaveURL(/\/dr-dashboard$/);
  });

  test("is told what is wrong, and the number stays", async ({ page }) => {
    await page.goto("/dr-portal");
    await page.locator("[name=docNo]").fill("10001");
    await page.locator("[name=password]").fill("99999999");
    await page.locator("main form:has([name=password]) [type=submit]").click();
    await expect(page.getByRole("alert")).toBeVisible();
    await expect(page.locator("[name=docNo]")).toHaveValue("10001");
    await expect(page.locator("[name=password]")).toHaveValue("");
    await expectAccessible(page);
  });
});
