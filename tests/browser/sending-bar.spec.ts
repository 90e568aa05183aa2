import type { Route } from "@playwright/test";
import { expect, expectAccessible, signIn, speak, test, words } from "./support";

const roll = (lines: number) =>
  ["DOC_NO", ...Array.from({ length: lines }, (_, index) => 10_001 + (index % 9))].join("\r\n");
const aRoll = (lines: number) => ({
  name: "roll.csv",
  mimeType: "text/csv",
  buffer: Buffer.from(roll(lines)),
});

test("a roll import shows its progress bar from the upload on, can be cancelled, and reports that nothing was saved when the connection is cut", async ({
  page,
  baseURL,
}) => {
  await speak(page, "ar", baseURL!);
  const { import: importWords } = words("ar", "election-office");
  await signIn(page, "admin");
  await page.goto("/dashboard/elections/1/roll");
  const [form, bar] = [page.locator("[data-enhance~=sending-bar]"), page.locator("progress")];
  const button = form.locator("button[type=submit]");
  await form.locator("[type=file]").setInputFiles(aRoll(20_000));
  const held = () =>
    new Promise<Route>((resolve) => page.route("**/dashboard/elections/1/roll", resolve, { times: 1 }));
  const args = held();
  await button.click();
  await args;
  await page.getByRole("button", { name: words("ar", "uploads").frame.stop }).click();
  await expect(bar).toHaveCount(0);
  await expect(button).toHaveText(importWords.check);

  const sent = held();
  await button.click();
  const underWay = await sent;
  await expect(bar).toBeVisible();
  await expect(bar).toHaveAttribute("aria-label", importWords.bar);
  await expect(button).toHaveAttribute("aria-disabled", "true");
  await expectAccessible(page);
  await underWay.abort("connectionreset");
  await expect(form).toContainText(importWords.failed);
  await expect(bar).toHaveCount(0);
  await expect(button).toHaveText(importWords.check);
  await button.click();
  await expect(page).toHaveURL(/\/dashboard\/elections\/1\/roll\/[0-9a-f-]{36}$/);
});

test("a roll that cannot be read is refused in place, as without script", async ({ page, baseURL }) => {
  await speak(page, "en", baseURL!);
  await signIn(page, "admin");
  await page.goto("/dashboard/elections/1/roll");
  const file = { name: "roll.csv", mimeType: "text/csv", buffer: Buffer.from("NAME\r\nx") };
  await page.locator("[type=file]").setInputFiles(file);
  await page.locator("[data-enhance~=sending-bar] button[type=submit]").click();
  await expect(page.getByRole("alert")).toBeVisible();
  await expect(page.locator(".error-summary h2")).toBeFocused();
});
