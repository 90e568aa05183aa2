import { expect, expectNoOverflow, signIn, test } from "./support";

test.use({ javaScriptEnabled: false, viewport: { width: 320, height: 640 } });

test("the dashboard is reached from the menu of a phone, which also signs out", async ({ page }) => {
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
