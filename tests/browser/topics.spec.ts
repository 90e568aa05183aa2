import { expect, speak, test } from "./support";

test("prints every answer, including those of collapsed questions", async ({ page, baseURL }) => {
  await speak(page, "en", baseURL!);
  await page.goto("/faq?open=office-hours#office-hours");
  await expect(page.locator("details[name=topic]")).toHaveCount(11);
  await page.emulateMedia({ media: "print" });
  for (const body of await page.locator("details[name=topic] .prose").all()) await expect(body).toBeVisible();
});
