import { expect, signIn, test } from "./support";

test("a doctor's card prints without the site's navigation", async ({ page }) => {
  await signIn(page, "doctor");
  await page.goto("/dashboard/financial-card/print");
  await expect(page.locator("main")).toContainText("10001");
  await page.emulateMedia({ media: "print" });
  await expect(page.locator("body > header").first()).toBeHidden();
});
