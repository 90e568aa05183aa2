import { expect, signIn, speak, test, words } from "./support";

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
  await page.keyboard.press("Tab");
  await expect(groups.nth(1).locator("a").first()).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(open).toHaveCount(0);
  await expect(groups.nth(1).locator("summary")).toBeFocused();
});

test("a success message fades after four seconds and stays readable, an error does not fade", async ({
  page,
  baseURL,
}) => {
  await speak(page, "en", baseURL!);
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await signIn(page, "doctor");
  await page.waitForLoadState();
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

test("a success message does not fade while it is being read", async ({ page, baseURL }) => {
  await speak(page, "en", baseURL!);
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await signIn(page, "doctor");
  await page.waitForLoadState();
  const notice = page.getByRole("status");
  await notice.hover();
  await page.clock.runFor(9000);
  await expect(notice).toHaveAttribute("data-toast", "");
  await page.mouse.move(0, 0);
  await page.clock.runFor(4100);
  await expect(notice).toHaveAttribute("data-toast", "quiet");
});

test("a page for printing has a print button", async ({ page, baseURL }) => {
  await speak(page, "ar", baseURL!);
  await signIn(page, "doctor");
  await page.goto("/dashboard/financial-card/print");
  await expect(page.locator("[data-enhance~=printing]")).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("lang", "ar");
});

test("a password is shown and hidden by a button, and hidden again before it is sent", async ({
  page,
  baseURL,
}) => {
  await speak(page, "ar", baseURL!);
  const { "show-password": show, "hide-password": hide } = words("ar", "forms");
  await page.goto("/dr-portal");
  const password = page.locator("[name=password]");
  await password.fill("20260001");
  await page.getByRole("button", { name: show }).click();
  await expect(password).toHaveAttribute("type", "text");
  await page.getByRole("button", { name: hide }).click();
  await expect(password).toHaveAttribute("type", "password");
  await page.getByRole("button", { name: show }).click();
  await page.route("**/dr-portal", (route) => route.fulfill({ status: 204 }));
  await password.press("Enter");
  await expect(password).toHaveAttribute("type", "password");
});

test("Enter moves to the next field while that is empty, otherwise it signs in", async ({
  page,
  baseURL,
}) => {
  await speak(page, "en", baseURL!);
  for (const [portal, field, who, password] of [
    ["/dr-portal", "docNo", "10001", "20260001"],
    ["/computer-portal", "username", "comp1", "20261111"],
    ["/emp-portal", "username", "admin@demo.test", "demo-admin-2026"],
  ] as const) {
    await page.goto(portal);
    await page.locator(`[name=${field}]`).fill(who);
    await page.locator(`[name=${field}]`).press("Enter");
    await expect(page.locator("[name=password]")).toBeFocused();
    await page.keyboard.type(password);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/dashboard/);
  }
});
