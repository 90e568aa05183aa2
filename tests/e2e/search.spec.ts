import { articles } from "~/content/articles";
import { faq } from "~/content/faq";
import { expect, expectAccessible, expectNoOverflow, inBothLanguages, test, words } from "./support";

const insurance = articles["/health-insurance-fund"]!;

inBothLanguages("A reader who searches", (language) => {
  const search = words(language, "search");
  const results = (group: string) => `section[aria-labelledby=${group}] li`;

  test("gets to the search from every page and sees a form and no results", async ({ page }) => {
    for (const address of ["/", "/news", "/faq", "/no-such-page"]) {
      await page.goto(address);
      await expect(page.locator("header a[href='/search']")).toBeVisible();
    }
    await page.locator("header a[href='/search']").click();
    await expect(page).toHaveURL(/\/search$/);
    await expect(page.locator("main [name=q]")).toBeVisible();
    await expect(page.locator("main")).toContainText(search.hint);
    await expect(page.locator("main section")).toHaveCount(0);
    await expect(page.locator("meta[name=robots][content=noindex]")).toHaveCount(1);
    await page.setViewportSize({ width: 360, height: 740 });
    await expectNoOverflow(page);
    await expectAccessible(page, ["light", "dark"]);
  });

  test("finds pages, answers, news and jobs, grouped and marked", async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto("/search");
    await page.locator("main [name=q]").fill(language === "ar" ? "التامين" : "INSURANCE");
    await page.locator("main [role=search] button[type=submit]").click();
    await expect(page.locator(results("pages")).first()).toContainText(
      language === "ar" ? "التأمين" : "Insurance",
    );
    await expect(page.locator(results("faq")).first()).toBeVisible();
    await expect(page.locator("main mark").first()).toBeVisible();
    await expect(page.locator("meta[name=robots][content=noindex]")).toHaveCount(1);
    await expectNoOverflow(page);
    await expectAccessible(page, ["light", "dark"]);

    await page.locator("main [name=q]").fill(language === "ar" ? "طبيب عام" : "general practitioner");
    await page.locator("main [role=search] button[type=submit]").click();
    await expect(page.locator(results("jobs")).first()).toBeVisible();

    await page.locator("main [name=q]").fill("احمد");
    await page.locator("main [role=search] button[type=submit]").click();
    await expect(page.locator(results("news")).first()).toBeVisible();
    await page.locator("section[aria-labelledby=news] > a").click();
    await expect(page).toHaveURL(/\/news\?q=/);
    expect(await page.locator("main article").count()).toBeGreaterThan(0);
  });

  test("lands on the answer and on the part of a page, open", async ({ page }) => {
    const { value, question } = faq[3]!;
    await page.goto(`/search?q=${encodeURIComponent(question[language])}`);
    await page
      .locator(`${results("faq")} a`)
      .first()
      .click();
    await expect(page).toHaveURL(new RegExp(`/faq\\?open=${value}#${value}$`));
    await expect(page.locator(`#${value}`)).toHaveAttribute("open", "");

    const { id, title } = insurance.sections[1]!;
    await page.goto(`/search?q=${encodeURIComponent(title[language])}`);
    await page.locator(`${results("pages")} a[href^='${insurance.path}'][href$='#${id}']`).click();
    await expect(page).toHaveURL(new RegExp(`${insurance.path}.*#${id}$`));
    await expect(page.locator(`#${id}`)).toBeInViewport();
  });

  test("finds nothing, sees what was searched for and ways on", async ({ page }) => {
    await page.goto(`/search?q=${encodeURIComponent("<i>غير موجود zzz")}`);
    await expect(page.locator("main")).toContainText(search["none-found"]);
    await expect(page.locator("main bdi")).toContainText("<i>غير موجود zzz");
    await expect(page.locator("main a[href='/contact-us']")).toBeVisible();
    await expectAccessible(page, ["light", "dark"]);
    await page.getByRole("link", { name: search.clear }).click();
    await expect(page.locator("main [name=q]")).toHaveValue("");
  });

  test("may send anything", async ({ request }) => {
    for (const q of ["a".repeat(1500), "%", "\\", "'", "ـ", "\u0001", "a b c d e f g h i j", "%ZZ", "&q=2"]) {
      const answer = await request.get("/search", { params: { q } });
      expect([q.slice(0, 9), answer.status()]).toEqual([q.slice(0, 9), 200]);
    }
    const long = await (await request.get("/search", { params: { q: "ا".repeat(500) } })).text();
    expect(long).not.toContain("ا".repeat(201));
    for (const query of ["q=%E0%A4%A", "q=%00"]) {
      expect((await request.get(`/search?${query}`)).status()).toBeLessThan(500);
    }
  });
});
