import { readFileSync } from "node:fs";
import {
  darken,
  expect,
  expectAccessible,
  expectNoOverflow,
  inBothLanguages,
  pattern,
  test,
  words,
} from "./support";

inBothLanguages("A visitor", (language) => {
  const news = words(language, "news");

  test("reads, searches and filters the news and downloads an attachment", async ({ page }) => {
    await page.goto("/news");
    await expect(page.locator("html")).toHaveAttribute("dir", language === "ar" ? "rtl" : "ltr");
    await expect(page.locator("main article")).toHaveCount(12);
    await expect(page.locator("main [rel=next]")).toBeVisible();
    await expectAccessible(page);
    await expectNoOverflow(page);

    await page.locator("main [rel=next]").click();
    await expect(page).toHaveURL(/page=2/);
    await expect(page.locator("main [rel=prev]")).toBeVisible();

    await page.goto("/news");
    await page.locator("main [name=q]").fill("احمد");
    await page.locator("main [role=search] button[type=submit]").click();
    await expect(page).toHaveURL(/q=/);
    expect(await page.locator("main article").count()).toBeGreaterThan(0);
    await expect(page.locator("main [name=q]")).toHaveValue("احمد");

    await page.locator("main [name=q]").fill("لا شيء بهذا الاسم");
    await page.locator("main [role=search] button[type=submit]").click();
    await expect(page.locator("main article")).toHaveCount(0);
    await expect(page.locator("main")).toContainText(pattern(news["none-found"]));
    await page.getByRole("link", { name: news.clear }).first().click();
    await expect(page.locator("main article")).toHaveCount(12);
    await expect(page.getByRole("link", { name: news.clear })).toHaveCount(0);
  });

  test("filters by the day of an article", async ({ page }) => {
    await page.goto("/news");
    const day = await page.locator("main article time").first().getAttribute("datetime");
    await page.locator("main [name=date]").fill(day!);
    await page.locator("main [role=search] button[type=submit]").click();
    for (const time of await page.locator("main article time").all()) {
      await expect(time).toHaveAttribute("datetime", day!);
    }
    expect(await page.locator("main article").count()).toBeGreaterThan(0);
  });

  test("downloads an attachment by its own name", async ({ page }) => {
    await page.goto("/news?page=2");
    const withFiles = page.locator("main article:has([data-attachments]) a").first();
    await withFiles.click();
    await expectAccessible(page);
    const link = page.locator("main a[href^='/files/attachments/']").first();
    const [download] = await Promise.all([page.waitForEvent("download"), link.click()]);
    expect(download.suggestedFilename()).toMatch(/\.(pdf|docx?|txt)$/);
    expect(readFileSync(await download.path()).length).toBeGreaterThan(0);
  });

  test("reads on a narrow dark screen", async ({ page, baseURL }) => {
    await darken(page, baseURL!);
    await page.setViewportSize({ width: 320, height: 640 });
    for (const address of ["/news", "/news/1", "/"]) {
      await page.goto(address);
      await expectNoOverflow(page);
      await expectAccessible(page);
    }
  });
});
