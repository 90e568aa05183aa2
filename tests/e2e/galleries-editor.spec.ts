import type { Page } from "@playwright/test";
import { HtmlValidate, StaticConfigLoader } from "html-validate";
import {
  aPhoto,
  expect,
  expectAccessible,
  expectNoOverflow,
  inBothLanguages,
  signIn,
  test,
  words,
} from "./support";

const html = new HtmlValidate(new StaticConfigLoader({ extends: ["html-validate:standard"] }));

async function expectSound(page: Page) {
  const { results } = await html.validateString(await page.content());
  const wrong = results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message }) => `${ruleId}: ${message}`),
  );
  expect(wrong).toEqual([]);
  await expectAccessible(page, ["light", "dark"]);
}

const named = async (name: string, colour: string) => ({ ...(await aPhoto(colour)), name });
const notAPhoto = { name: "three.jpg", mimeType: "image/jpeg", buffer: Buffer.from("<svg onload=alert(1)>") };
const publish = (page: Page) => page.locator("main form [name=intent][value=publish]").click();
const names = (page: Page) => page.locator("main .photo-fields bdi").allTextContents();

inBothLanguages("An editor of galleries", (language) => {
  const galleries = words(language, "galleries");
  const forms = words(language, "forms");

  test("publishes at once when all is right, adds to it, and deletes it", async ({ page, baseURL }) => {
    test.slow();
    const title = `معرض الاختبار ${language} ${Date.now()}`;
    await signIn(page, "editor");
    await page.locator("main a[href='/dashboard/add-gallery']").click();
    await expectSound(page);
    await publish(page);
    await expect(page.getByRole("alert")).toContainText(galleries["required-fields"]);
    await expect(page).toHaveTitle(new RegExp(forms.error));
    await expectSound(page);

    await page.locator("[name=title_ar]").fill(title);
    await page.locator("[name=description_ar]").fill("السطر الأول\nالسطر الثاني");
    await page
      .locator("[name=photos]")
      .setInputFiles([await named("a.jpg", "#0a5"), await named("b.jpg", "#a50")]);
    await page.locator("[name=cover]").selectOption("1");
    await publish(page);
    await expect(page).toHaveURL(/\/gallery\/\d+$/);
    await expect(page.getByRole("status")).toContainText(galleries.published);
    await expect(page.locator("main .thumbnails li")).toHaveCount(2);
    const gallery = new URL(page.url()).pathname;
    const secondPhoto = await page.locator("main .thumbnails img").nth(1).getAttribute("src");
    await page.goto("/gallery");
    await expect(page.locator("main article img").first()).toHaveAttribute("src", secondPhoto!);

    await page.goto(`/edit-gallery/${gallery.split("/").at(-1)}`);
    await expect(page.locator("[name=title_ar]")).toHaveValue(title);
    await expectSound(page);
    await page.locator("[name=title]").fill("Added in English");
    await page.locator("[name=photos]").setInputFiles([await named("c.jpg", "#05a")]);
    await publish(page);
    await expect(page).toHaveURL(new RegExp(`${gallery}$`));
    await expect(page.getByRole("status")).toContainText(galleries.updated);
    await expect(page.locator("main .thumbnails li")).toHaveCount(3);

    await page.locator(`main a[href='${gallery}/delete']`).click();
    await expectSound(page);
    await page.locator("main form [type=submit]").click();
    await expect(page).toHaveURL(/\/gallery$/);
    await expect(page.getByRole("status")).toContainText(galleries.deleted);
    expect((await page.goto(gallery))?.status()).toBe(404);
    const again = await page.request.post(`${gallery}/delete`, { headers: { Origin: baseURL! }, form: {} });
    expect(await again.text()).toContain(galleries["already-deleted"]);
  });

  test("goes on with a draft: refused photo, order, words, cover, removal; nobody else sees it", async ({
    page,
    browser,
    baseURL,
  }) => {
    test.slow();
    await signIn(page, "editor");
    await page.goto("/add-gallery");
    await page.locator("[name=title_ar]").fill(`مسوّدة ${language} ${Date.now()}`);
    await page.locator("[name=description_ar]").fill("وصف");
    await page
      .locator("[name=photos]")
      .setInputFiles([await named("one.jpg", "#0a5"), await named("two.jpg", "#a50"), notAPhoto]);
    await page.locator("[name=cover]").selectOption("");
    await publish(page);
    const alert = page.getByRole("alert");
    await expect(alert).toContainText("three.jpg");
    await expect(alert).toContainText(forms.errors["invalid-photo"]);
    await expect(alert).toContainText(galleries["others-kept"]);
    expect(await names(page)).toEqual(["one.jpg", "two.jpg"]);
    await expectSound(page);

    await publish(page);
    await expect(page).toHaveURL(/\/edit-gallery\/\d+$/);
    await expect(alert).toContainText(galleries["select-a-cover"]);
    const id = page.url().split("/").at(-1)!;
    await page.locator("[name=title]").fill("Kept while moving");
    await page
      .locator("main .photo-fields")
      .nth(0)
      .getByLabel(galleries.form["alt-ar"])
      .fill("القاعة الكبرى");
    await page
      .locator("main .photo-fields")
      .nth(1)
      .getByRole("button", { name: galleries.form.earlier })
      .click();
    await expect(page).toHaveURL(new RegExp(`/edit-gallery/${id}#photo-\\d+$`));
    expect(await names(page)).toEqual(["two.jpg", "one.jpg"]);
    await expect(page.locator("[name=title]")).toHaveValue("Kept while moving");
    await expect(page.locator("main .photo-fields").nth(1).getByLabel(galleries.form["alt-ar"])).toHaveValue(
      "القاعة الكبرى",
    );

    for (const [who, status] of [
      ["editor2", 404],
      [null, 404],
      ["admin", 200],
    ] as const) {
      const other = await (await browser.newContext({ javaScriptEnabled: false, baseURL })).newPage();
      if (who) await signIn(other, who);
      expect((await other.goto(`/gallery/${id}`))?.status()).toBe(status);
      await other.goto("/gallery");
      await expect(other.locator(`a[href='/edit-gallery/${id}']`)).toHaveCount(status === 200 ? 1 : 0);
      if (who) expect((await other.goto(`/edit-gallery/${id}`))?.status()).toBe(status);
      await other.context().close();
    }
    await page.goto("/gallery");
    await expectSound(page);
    await page.locator(`a[href='/edit-gallery/${id}']`).click();

    await page
      .locator("main .photo-fields")
      .nth(0)
      .getByRole("button", { name: galleries.form.remove })
      .click();
    await expect(page).toHaveURL(/\/photos\/\d+\/delete$/);
    await expectSound(page);
    await page.locator("main form [type=submit]").click();
    await expect(page.getByRole("status")).toContainText(galleries["photo-deleted"]);
    expect(await names(page)).toEqual(["one.jpg"]);

    await page.locator("main .photo-fields [name=cover]").first().check();
    await publish(page);
    await expect(page).toHaveURL(new RegExp(`/gallery/${id}$`));
    await expect(page.getByRole("status")).toContainText(galleries.published);
    await expect(page.locator("main .thumbnails img")).toHaveAttribute("alt", "القاعة الكبرى");
  });

  test("keeps a draft without photos, which Enter saves and does not publish", async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await signIn(page, "editor2");
    await page.goto("/dashboard/add-gallery");
    await expectNoOverflow(page);
    await page.locator("[name=title_ar]").fill(`فارغ ${language} ${Date.now()}`);
    await page.locator("[name=description_ar]").fill("وصف");
    await publish(page);
    await expect(page.getByRole("alert")).toContainText(galleries["upload-a-photo"]);
    await expectNoOverflow(page);
    await page.locator("[name=photos]").setInputFiles([await named("first.jpg", "#0a5")]);
    await page.locator("[name=title_ar]").press("Enter");
    await expect(page.getByRole("status")).toContainText(galleries["draft-saved"]);
    await expectNoOverflow(page);
    await expect(page.locator("main .photo-fields [name=cover]")).toBeChecked();
    await page.getByRole("link", { name: galleries.form["delete-draft"] }).click();
    await page.locator("main form [type=submit]").click();
    await expect(page.getByRole("status")).toContainText(galleries.deleted);
  });
});

test("Another editor's gallery is turned away from every address, and nothing changes", async ({
  page,
  baseURL,
}) => {
  await signIn(page, "editor2");
  await page.goto("/gallery");
  const addresses = await page
    .locator("main article a")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href")!));
  let refused = 0;
  for (const gallery of addresses) {
    const id = gallery.split("/").at(-1);
    const before = await (await page.request.get(gallery)).text();
    if (before.includes(`/edit-gallery/${id}`)) continue;
    refused++;
    const photo = /\/photos\/(\d+)/.exec(before)![1];
    for (const address of [`/edit-gallery/${id}`, `${gallery}/delete`, `${gallery}/photos/${photo}/delete`]) {
      const answer = await page.request.post(address, {
        headers: { Origin: baseURL! },
        maxRedirects: 0,
        multipart: { title_ar: "لي", description_ar: "لي", photos: await aPhoto("#111") },
      });
      expect([address, answer.status(), answer.headers().location]).toEqual([address, 302, "/"]);
    }
    const after = await (await page.request.get(gallery)).text();
    const photos = (text: string) => text.match(/id="photo-\d+"/g);
    expect(photos(after)).toEqual(photos(before));
    if (refused === 2) break;
  }
  expect(refused).toBe(2);
});

test("Ten sendings of one form publish one gallery with one set of photos", async ({ page, baseURL }) => {
  await signIn(page, "editor");
  await page.goto("/add-gallery");
  const submissionId = await page.locator("main [name=submission_id]").first().inputValue();
  const photos = await aPhoto("#05a");
  const answers = await Promise.all(
    Array.from({ length: 10 }, () =>
      page.request.post("/add-gallery", {
        headers: { Origin: baseURL! },
        maxRedirects: 0,
        multipart: {
          submission_id: submissionId,
          title_ar: "مرة",
          description_ar: "واحدة",
          photos,
          cover: "0",
        },
      }),
    ),
  );
  const places = answers.map((answer) => `${answer.status()} ${answer.headers().location}`);
  expect(new Set(places).size).toBe(1);
  expect(places[0]).toMatch(/^303 \/gallery\/\d+$/);
  await page.goto(answers[0]!.headers().location!);
  await expect(page.locator("main .thumbnails li")).toHaveCount(1);
});
