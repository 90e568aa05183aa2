import { aPhoto, aTextFile, expect, expectAccessible, inBothLanguages, signIn, test, words } from "./support";

inBothLanguages("An editor", (language) => {
  const news = words(language, "news");

  test("publishes, edits and deletes an article; another editor may not, an admin may", async ({
    page,
    browser,
    baseURL,
  }) => {
    const title = `Article of a test ${language} ${Date.now()}`;
    await signIn(page, "editor");
    await expect(page).toHaveURL(/\/dashboard$/);
    await expectAccessible(page);
    await page.locator("main a[href='/dashboard/add-news']").click();
    await expectAccessible(page);

    await page.locator("[name=title]").fill(title);
    await page.locator("main form [type=submit]").last().click();
    await expect(page.getByRole("alert")).toBeVisible();
    await expect(page).toHaveTitle(new RegExp(words(language, "forms").error));
    await expect(page.locator("[name=title]")).toHaveValue(title);
    await expectAccessible(page);

    await page.locator("[name=title_ar]").fill("خبر تجريبي مكتمل");
    await page.locator("[name=description]").fill("First line\nSecond line");
    await page.locator("[name=description_ar]").fill("السطر الأول");
    await page.locator("[name=photo]").setInputFiles(await aPhoto("#0a5"));
    await page
      .locator("[name=attachments]")
      .setInputFiles([aTextFile("notes.txt"), aTextFile("محضر الاجتماع.txt")]);
    await page.locator("main form [type=submit]").last().click();
    await expect(page).toHaveURL(/\/news$/);
    await expect(page.getByRole("status")).toContainText(news.added);

    await page.goto(`/news?q=${encodeURIComponent(title)}`);
    await page.locator("main article a").first().click();
    await expect(page.locator("main a[href^='/files/attachments/']")).toHaveCount(2);
    const article = new URL(page.url()).pathname;
    const id = article.split("/").at(-1);
    const firstPhoto = await page.locator("main img").first().getAttribute("src");

    const stranger = await (await browser.newContext({ javaScriptEnabled: false, baseURL })).newPage();
    await signIn(stranger, "editor2");
    for (const address of [`/edit-news/${id}`, `/news/${id}/delete`]) {
      await stranger.goto(address);
      await expect(stranger).toHaveURL(/\/news$/);
      await expect(stranger.getByRole("alert")).toBeVisible();
    }

    await page.goto(`/edit-news/${id}`);
    await expect(page.locator("[name=title]")).toHaveValue(title);
    await expectAccessible(page);
    await page.locator("[name=photo]").setInputFiles(await aPhoto("#a50"));
    await page.locator("[name=remove_attachments]").first().check();
    await page.locator("[name=attachments]").setInputFiles([aTextFile("added.txt")]);
    await page.locator("main form [type=submit]").last().click();
    await expect(page).toHaveURL(new RegExp(`${article}$`));
    await expect(page.getByRole("status")).toContainText(news.updated);
    await expect(page.locator("main a[href^='/files/attachments/']")).toHaveCount(2);
    await expect(page.locator("main")).toContainText("added.txt");
    await expect(page.locator("main")).not.toContainText("notes.txt");
    expect(await page.locator("main img").first().getAttribute("src")).not.toBe(firstPhoto);

    const admin = await (await browser.newContext({ javaScriptEnabled: false, baseURL })).newPage();
    await signIn(admin, "admin");
    await admin.goto(`/edit-news/${id}`);
    await expect(admin.locator("[name=title]")).toHaveValue(title);

    await page.locator(`main a[href='/news/${id}/delete']`).click();
    await expectAccessible(page);
    await page.locator("main form [type=submit]").last().click();
    await expect(page).toHaveURL(/\/news$/);
    await expect(page.getByRole("status")).toContainText(news.deleted);
    expect((await page.goto(article))?.status()).toBe(404);
  });

  test("never overwrites what a colleague saved meanwhile, a refusal in between or not", async ({ page }) => {
    await signIn(page, "admin");
    const text = language === "ar" ? "[name=description_ar]" : "[name=description]";
    const address = language === "ar" ? "/edit-news/20" : "/edit-news/21";
    const open = async () => {
      const own = await page.context().newPage();
      await own.goto(address);
      return own;
    };
    const save = (own: typeof page) => own.locator("main form [type=submit]").last().click();
    const [mine, theirs] = [await open(), await open()];
    await theirs.locator(text).fill("What a colleague wrote");
    await save(theirs);
    await expect(theirs).toHaveURL(/\/news\/\d+$/);

    const title = await mine.locator("[name=title]").inputValue();
    await mine.locator("[name=title]").fill("");
    await mine.locator(text).fill("What I wrote");
    await save(mine);
    await expect(mine.getByRole("alert")).toBeVisible();
    await mine.locator("[name=title]").fill(title);
    await save(mine);
    await expect(mine.getByRole("alert")).toContainText(news["changed-meanwhile"]);
    await expect(mine.locator(text)).toHaveValue("What I wrote");
    await save(mine);
    await expect(mine).toHaveURL(/\/news\/\d+$/);
    await expect(mine.locator("main")).toContainText("What I wrote");
  });
});

test("twenty sendings of one form publish one article", async ({ page, baseURL }) => {
  await signIn(page, "editor");
  await page.goto("/dashboard/add-news");
  const submissionId = await page.locator("main [name=submission_id]").first().inputValue();
  const title = `Sent twenty times ${Date.now()}`;
  const photo = await aPhoto("#05a");
  const answers = await Promise.all(
    Array.from({ length: 20 }, () =>
      page.request.post("/dashboard/add-news", {
        headers: { Origin: baseURL! },
        maxRedirects: 0,
        multipart: { submission_id: submissionId, title, description: "Once", date: "2026-01-02", photo },
      }),
    ),
  );
  expect(answers.map((answer) => answer.status())).toEqual(Array(20).fill(303));
  await page.goto(`/news?q=${encodeURIComponent(title)}`);
  await expect(page.locator("main article")).toHaveCount(1);
});
