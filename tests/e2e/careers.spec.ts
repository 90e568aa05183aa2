import { jobs } from "~/content/jobs";
import { expect, expectAccessible, expectNoOverflow, inBothLanguages, test, words } from "./support";

inBothLanguages("Somebody who looks for work", (language) => {
  const careers = words(language, "careers");
  const [open, , closed] = jobs;

  test("searches the job titles and reads a job", async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto("/careers");
    await expect(page.locator("main li h3")).toHaveCount(jobs.length);
    await expect(page.locator("main")).toContainText(careers["samples-note"]);
    await expect(page.getByRole("link", { name: careers.clear })).toHaveCount(0);
    await expectNoOverflow(page);
    await expectAccessible(page, ["light", "dark"]);

    await page.locator("main [name=q]").fill(language === "ar" ? "طَبيب عَام" : "GENERAL pract");
    await page.locator("main [role=search] button[type=submit]").click();
    await expect(page).toHaveURL(/\/careers\?q=/);
    await expect(page.locator("main li h3")).toHaveCount(1);
    await expect(page.getByRole("link", { name: careers.clear })).toBeVisible();

    await page.getByRole("link", { name: open!.title[language] }).click();
    await expect(page).toHaveURL(new RegExp(`/careers/${open!.id}$`));
    const main = page.locator("main");
    for (const text of [open!.title, open!.company, open!.location, open!.description]) {
      await expect(main).toContainText(text[language]);
    }
    await expect(main.locator(`time[datetime="${open!.posted}"]`)).toBeVisible();
    await expect(main.locator("a[href='/contact-us']")).toBeVisible();
    await expect(main).toContainText(careers["sample-note"]);
    await expectNoOverflow(page);
    await expectAccessible(page, ["light", "dark"]);
    await page.getByRole("link", { name: careers.back }).click();
    await expect(page).toHaveURL(/\/careers$/);
  });

  test("finds nothing and goes back to all", async ({ page }) => {
    await page.goto("/careers?q=%3Cb%3E%D9%84%D8%A7");
    await expect(page.locator("main")).toContainText(careers["none-found"]);
    await expect(page.locator("main bdi")).toContainText("<b>لا");
    await expectAccessible(page);
    await page.getByRole("link", { name: careers.clear }).first().click();
    await expect(page.locator("main li h3")).toHaveCount(jobs.length);
  });

  test("reads a closed job, which says so and takes no applications", async ({ page }) => {
    await page.goto(`/careers/${closed!.id}`);
    await expect(page.locator("main")).toContainText(closed!.description[language]);
    await expect(page.locator("main .notice-warning")).toBeVisible();
    await expect(page.locator("main")).not.toContainText(careers["apply-how"]);
    await expectAccessible(page, ["light", "dark"]);
  });

  for (const id of ["999", "0", "one", "1e0", "99999999999"]) {
    test(`asks in vain for job ${id}`, async ({ page }) => {
      expect((await page.goto(`/careers/${id}`))?.status()).toBe(404);
      await expect(page.locator("main a[href='/']").last()).toBeVisible();
    });
  }
});
