import { expect, signIn, speak, test } from "./support";

test("one menu is open at a time, and closes on a click elsewhere and on Escape", async ({
  page,
  baseURL,
}) => {
  await speak(page, "ar", baseURL!);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto("/news");
  const groups = page.locator("header nav details");
  const open = page.locator("header details[open]");
  await groups.nth(0).locator("summary").click();
  await groups.nth(1).locator("summary").click();
  await expect(open).toHaveCount(1);
  await page.locator("h1").click();
  await expect(open).toHaveCount(0);
  await groups.nth(1).locator("summary").click();
  await page.keyboard.press("Escape");
  await expect(open).toHaveCount(0);
  await expect(groups.nth(1).locator("summary")).toBeFocused();
});

test("good news grows quiet after four seconds and stays readable, bad news stays as it is", async ({
  page,
  baseURL,
}) => {
  await speak(page, "en", baseURL!);
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await signIn(page, "doctor");
  const notice = page.getByRole("status");
  await expect(notice).toBeVisible();
  await expect(notice).toHaveAttribute("data-toast", "");
  await page.clock.runFor(3900);
  await expect(notice).toHaveAttribute("data-toast", "");
  await page.clock.runFor(200);
  await expect(notice).toHaveAttribute("data-toast", "quiet");
  await expect(notice).toBeVisible();
  await page.goto("/computer-dashboard");
  const refusal = page.getByRole("alert");
  await expect(refusal).toBeVisible();
  await page.clock.runFor(60_000);
  await expect(refusal).toBeVisible();
  await expect(refusal).not.toHaveAttribute("data-toast");
});

test("a page for printing has its button", async ({ page, baseURL }) => {
  await speak(page, "ar", baseURL!);
  await signIn(page, "doctor");
  await page.goto("/dashboard/financial-card/print");
  await expect(page.locator(".print-button")).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("lang", "ar");
});
