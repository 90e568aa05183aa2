import { expect, inBothLanguages, test, words } from "./support";

inBothLanguages("A reader of questions and topics", (language) => {
  const t = words(language, "article");

  for (const address of ["/faq", "/registration-requirements"]) {
    test(`opens one at a time on ${address}, or all`, async ({ page }) => {
      await page.goto(address);
      const topics = page.locator("details[name=topic]");
      const open = page.locator("details[name=topic][open]");
      await expect(open).toHaveCount(0);
      await topics.nth(1).locator("summary").click();
      await expect(open).toHaveCount(1);
      await topics.nth(3).locator("summary").click();
      await expect(open).toHaveCount(1);
      await topics.nth(3).locator("summary").click();
      await expect(open).toHaveCount(0);

      await page.getByRole("link", { name: t["open-all"] }).click();
      await expect(page).toHaveURL(/all=1/);
      const closed = page.locator("main details:not([open])");
      await expect(closed).toHaveCount(0);
      await page.getByRole("link", { name: t["one-at-a-time"] }).click();
      await expect(open).toHaveCount(0);
    });
  }

  test("opens one by its address, and all of them on paper", async ({ page }) => {
    await page.goto("/faq?open=office-hours#office-hours");
    await expect(page.locator("#office-hours")).toHaveAttribute("open", "");
    await expect(page.locator("details[name=topic][open]")).toHaveCount(1);
    await expect(page.locator("details[name=topic]")).toHaveCount(11);
    await page.emulateMedia({ media: "print" });
    for (const body of await page.locator("details[name=topic] .prose").all()) {
      await expect(body).toBeVisible();
    }
  });
});
