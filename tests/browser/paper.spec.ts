import { expect, signIn, test } from "./support";

test("on paper, a doctor's card stands without the site's frame", async ({ page }) => {
  await signIn(page, "doctor");
  await page.goto("/dashboard/financial-card/print");
  await expect(page.locator("main")).toContainText("10001");
  await page.emulateMedia({ media: "print" });
  await expect(page.locator("body > header").first()).toBeHidden();
});
