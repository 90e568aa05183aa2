import { aDay } from "../support/business-day";
import { aPhoto, expect, expectAccessible, inBothLanguages, signIn, test, words } from "./support";

inBothLanguages("An editor of events", (language) => {
  const events = words(language, "events");

  test("publishes, edits and deletes an event; another editor may not, an admin may", async ({
    page,
    browser,
    baseURL,
  }) => {
    test.slow();
    const title = `فعالية تجريبية ${language} ${Date.now()}`;
    await signIn(page, "editor");
    await page.locator("main a[href='/dashboard/add-conference']").click();
    await expectAccessible(page, ["light", "dark"]);
    await expect(page.getByRole("link", { name: events.form.cancel })).toHaveAttribute("href", "/events");

    await page.locator("[name=title_ar]").fill(title);
    await page.locator("main form [type=submit]").last().click();
    const alert = page.getByRole("alert");
    await expect(alert).toContainText(events["fill-required"]);
    await expect(alert.locator("a")).toHaveCount(2);
    await expect(page).toHaveTitle(new RegExp(words(language, "forms").error));
    await expect(page.locator("[name=title_ar]")).toHaveValue(title);

    await page.locator("[name=description_ar]").fill("وصف الفعالية\n\nفقرة ثانية");
    await page.locator("[name=date]").fill(aDay(1));
    await page.locator("[name=photo]").setInputFiles(await aPhoto("#0a5"));
    await page.locator("main form [type=submit]").last().click();
    await expect(page).toHaveURL(/\/conferences$/);
    await expect(page.getByRole("status")).toContainText(events.published);

    await page.locator("main article", { hasText: title }).getByRole("link").last().click();
    await expect(page.locator("h1")).toContainText(title);
    await expect(page.locator("main article p").filter({ hasText: "فقرة ثانية" })).toHaveCount(1);
    const address = new URL(page.url()).pathname;
    const id = address.split("/").at(-1);
    const firstPhoto = await page.locator("main img").first().getAttribute("src");

    const stranger = await (await browser.newContext({ javaScriptEnabled: false, baseURL })).newPage();
    await signIn(stranger, "editor2");
    await stranger.goto(address);
    await expect(stranger.locator(`main a[href='/edit-conferences/${id}']`)).toHaveCount(0);
    for (const refused of [`/edit-conferences/${id}`, `/conferences/${id}/delete`]) {
      await stranger.goto(refused);
      await expect(stranger).toHaveURL(`${baseURL}/`);
      await expect(stranger.getByRole("alert")).toBeVisible();
      const multipart = { title_ar: "x", description_ar: "x", date: aDay(2), version: "1" };
      const sent = await stranger.request.post(refused, {
        headers: { Origin: baseURL! },
        maxRedirects: 0,
        ...(refused.startsWith("/edit") ? { multipart } : { form: {} }),
      });
      expect([refused, sent.status(), sent.headers().location]).toEqual([refused, 302, "/"]);
    }

    await page.locator(`main a[href='/edit-conferences/${id}']`).click();
    await expect(page.locator("[name=title_ar]")).toHaveValue(title);
    await expect(page.locator("main figcaption")).toContainText("photo.jpg");
    await expect(page.getByRole("link", { name: events.form.cancel })).toHaveAttribute(
      "href",
      `/events/${id}`,
    );

    const admin = await (await browser.newContext({ javaScriptEnabled: false, baseURL })).newPage();
    await signIn(admin, "admin");
    await admin.goto(`/edit-conferences/${id}`);
    await admin.locator("[name=title]").fill("By the admin");
    await admin.locator("main form [type=submit]").last().click();
    await expect(admin).toHaveURL(new RegExp(`${address}$`));

    await page.locator("[name=description_ar]").fill("");
    await page.locator("main form [type=submit]").last().click();
    await expect(page.getByRole("alert")).toContainText(events["fill-required"]);
    await page.locator("[name=description_ar]").fill("نص المحرّر");
    await page.locator("[name=photo]").setInputFiles(await aPhoto("#a50"));
    await page.locator("main form [type=submit]").last().click();
    await expect(page.getByRole("alert")).toContainText(events["changed-meanwhile"]);
    await expect(page.locator("[name=description_ar]")).toHaveValue("نص المحرّر");
    await expect(page.locator("main table")).toContainText("By the admin");
    await expectAccessible(page, ["light", "dark"]);
    await page.locator("[name=photo]").setInputFiles(await aPhoto("#a50"));
    await page.locator("main form [type=submit]").last().click();
    await expect(page).toHaveURL(new RegExp(`${address}$`));
    await expect(page.getByRole("status")).toContainText(events.updated);
    await expect(page.locator("main")).toContainText("نص المحرّر");
    expect(await page.locator("main img").first().getAttribute("src")).not.toBe(firstPhoto);

    await page.locator(`main a[href='/conferences/${id}/delete']`).click();
    await expect(page.locator("main")).toContainText(events["delete-page"]["explain-photo"]);
    await expectAccessible(page, ["light", "dark"]);
    await admin.goto(`/conferences/${id}/delete`);
    await page.locator("main form [type=submit]").last().click();
    await expect(page).toHaveURL(/\/conferences$/);
    await expect(page.getByRole("status")).toContainText(events.deleted);
    await admin.locator("main form [type=submit]").last().click();
    await expect(admin.getByRole("status")).toContainText(words("en", "events")["already-deleted"]);
    expect((await page.goto(address))?.status()).toBe(404);
  });

  test("is told of a file that is no picture, and keeps the text", async ({ page, baseURL }) => {
    await signIn(page, "editor");
    const photo = { name: "photo.jpg", mimeType: "image/jpeg", buffer: Buffer.from("<svg onload=alert(1)>") };
    const answer = await page.request.post("/dashboard/add-conference", {
      headers: { Origin: baseURL! },
      maxRedirects: 0,
      multipart: { title_ar: "عنوان محفوظ", description_ar: "وصف", date: aDay(3), photo },
    });
    const html = await answer.text();
    expect(answer.status()).toBe(422);
    expect(html).toContain(words(language, "forms").errors["invalid-photo"]);
    expect(html).toContain("عنوان محفوظ");
  });
});

test("Twenty sendings of one form publish one event", async ({ page, baseURL }) => {
  await signIn(page, "editor");
  await page.goto("/dashboard/add-conference");
  const submissionId = await page.locator("main [name=submission_id]").first().inputValue();
  const title = `أُرسلت عشرين مرة ${Date.now()}`;
  const photo = await aPhoto("#05a");
  const multipart = { submission_id: submissionId, title_ar: title, description_ar: "مرة", date: aDay(0) };
  const answers = await Promise.all(
    Array.from({ length: 20 }, () =>
      page.request.post("/dashboard/add-conference", {
        headers: { Origin: baseURL! },
        maxRedirects: 0,
        multipart: { ...multipart, photo },
      }),
    ),
  );
  expect(answers.map((answer) => answer.status())).toEqual(Array(20).fill(303));
  await page.goto("/conferences");
  await expect(page.locator("main article", { hasText: title })).toHaveCount(1);
});

test("An event that is not there cannot be edited or deleted by anyone", async ({ page, baseURL }) => {
  await signIn(page, "admin");
  const headers = { Origin: baseURL! };
  const multipart = { title_ar: "x", description_ar: "x", date: aDay(1) };
  for (const address of ["/edit-conferences/99999", "/conferences/99999/delete"]) {
    expect((await page.goto(address))?.status()).toBe(404);
    await expect(page.locator("h1")).toHaveText(words("en", "events")["not-found"]);
    const body = address.startsWith("/edit") ? { multipart } : { form: {} };
    const answer = await page.request.post(address, { headers, maxRedirects: 0, ...body });
    expect([address, answer.status()]).toEqual([address, 404]);
    expect(await answer.text()).toContain(words("en", "events")["not-found"]);
  }
});
