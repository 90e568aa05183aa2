import { fileSize } from "~/ui/file-size";
import { expect, expectAccessible, expectNoOverflow, inBothLanguages, test, words } from "./support";

inBothLanguages("A reader who pays for every byte", (language) => {
  const { lite } = words(language, "shell");

  test("turns pictures into links with their true size, and back", async ({ page, request }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto("/news?page=2");
    expect(await page.locator("main img").count()).toBeGreaterThan(0);
    await page.getByRole("button", { name: lite.on }).click();
    await expect(page).toHaveURL(/\/news\?page=2$/);

    const address = "/news/1";
    for (const place of ["/news?page=2", "/", address]) {
      await page.goto(place);
      await expect(page.locator("main img")).toHaveCount(0);
      const links = page.locator("main a.photo-link");
      expect(await links.count()).toBeGreaterThan(0);
      const file = await request.get((await links.first().getAttribute("href"))!);
      expect(file.headers()["content-type"]).toBe("image/webp");
      await expect(links.first().locator("bdi")).toContainText(fileSize((await file.body()).length));
      await expectNoOverflow(page);
      await expectAccessible(page, ["light", "dark"]);
    }
    await page.goto("/news");
    await page.locator("main a.photo-link").first().click();
    await expect(page).toHaveURL(/\/files\/news-photos\/.+\/320\.webp$/);

    await page.goto("/");
    await page.getByRole("button", { name: lite.off }).click();
    expect(await page.locator("main img").count()).toBeGreaterThan(0);
  });

  test("is understood when the browser says so, unless the reader decided otherwise", async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({
      baseURL,
      javaScriptEnabled: false,
      extraHTTPHeaders: { "Save-Data": "on" },
    });
    await context.addCookies([{ name: "lang", value: language, url: baseURL! }]);
    const page = await context.newPage();
    const answer = await page.goto("/news");
    expect(answer?.headers().vary).toContain("Save-Data");
    await expect(page.locator("main img")).toHaveCount(0);
    await page.getByRole("button", { name: lite.off }).click();
    expect(await page.locator("main img").count()).toBeGreaterThan(0);
    await context.close();
  });
});
