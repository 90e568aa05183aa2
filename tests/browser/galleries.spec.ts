import type { Page } from "@playwright/test";
import type { Language } from "~/i18n";
import { aPhoto, expect, expectAccessible, signIn, speak, test, words } from "./support";

const THUMBNAILS = "main .thumbnails a";

test.describe("A gallery's photos, without script", () => {
  test.use({ javaScriptEnabled: false });

  for (const language of ["ar", "en"] as const)
    test(`photo pages have links to their neighbours in reading order and a link back to the album [${language}]`, async ({
      page,
      baseURL,
    }) => {
      await speak(page, language, baseURL!);
      await page.setViewportSize({ width: 1000, height: 500 });
      await page.goto("/gallery/1");
      const place = (await page.locator("main .thumbnails li").nth(1).getAttribute("id"))!;
      await page.locator(THUMBNAILS).nth(1).click();
      await expect(page).toHaveURL(/\/gallery\/1\/photos\/\d+$/);
      const x = async (rel: string) => (await page.locator(`main a[rel=${rel}]`).boundingBox())!.x;
      expect((await x("prev")) < (await x("next"))).toBe(language === "en");
      const photoBox = await page.locator("main figure img").boundingBox();
      expect(photoBox!.height).toBeLessThanOrEqual(351);

      await page.getByRole("link", { name: words(language, "galleries").photo.back }).click();
      await expect(page).toHaveURL(new RegExp(`/gallery/1#${place}$`));
      await expect(page.locator(`#${place}`)).toBeInViewport();
    });
});

test.describe("Enter in a field of a draft gallery, without script", () => {
  test.use({ javaScriptEnabled: false });

  test("saves it and does not publish it", async ({ page }) => {
    const galleries = words("en", "galleries");
    await signIn(page, "editor2");
    await page.goto("/dashboard/add-gallery");
    await page.locator("[name=title_ar]").fill("فارغ");
    await page.locator("[name=description_ar]").fill("وصف");
    await page.locator("main form [name=intent][value=publish]").click();
    await expect(page.getByRole("alert")).toContainText(galleries["upload-a-photo"]);
    await page.locator("[name=photos]").setInputFiles(await aPhoto("#0a5"));
    await page.locator("[name=title_ar]").press("Enter");
    await expect(page.getByRole("status")).toContainText(galleries["draft-saved"]);
    await expect(page.locator("main .photo-fields [name=cover]")).toBeChecked();
    await page.getByRole("link", { name: galleries.form["delete-draft"] }).click();
    await page.waitForURL(/\/delete$/);
    await page.locator("main form [type=submit]").click();
    await expect(page.getByRole("status")).toContainText(galleries.deleted);
  });
});

async function goThroughPhotos(page: Page, language: Language) {
  const { photo } = words(language, "galleries");
  const [forth, back] = language === "ar" ? ["ArrowLeft", "ArrowRight"] : ["ArrowRight", "ArrowLeft"];
  const refused: string[] = [];
  page.on("console", (message) => refused.push(message.text()));
  await page.setViewportSize({ width: 1000, height: 600 });
  await page.goto("/gallery/15");
  const thumbnails = page.locator(THUMBNAILS);
  const dialog = page.getByRole("dialog");
  const dialogPhoto = dialog.locator("img");
  const altOf = (at: number) => thumbnails.nth(at).locator("img").getAttribute("alt");

  await thumbnails.nth(1).click();
  await expect(dialog).toBeVisible();
  await expect(page).toHaveURL(/\/gallery\/15$/);
  await expect(dialogPhoto).toHaveAttribute("srcset", /\/1280\.webp$/);
  await expect(dialogPhoto).toHaveAttribute("alt", (await altOf(1))!);
  await expect.poll(async () => (await dialogPhoto.boundingBox())?.height).toBeGreaterThan(300);
  expect((await dialogPhoto.boundingBox())!.height).toBeLessThanOrEqual(421);
  await expectAccessible(page, ["light", "dark"]);

  await page.keyboard.press(forth!);
  await expect(dialogPhoto).toHaveAttribute("alt", (await altOf(2))!);
  await dialog.getByRole("button", { name: photo.next }).click();
  await expect(dialogPhoto).toHaveAttribute("alt", (await altOf(3))!);
  await dialog.getByRole("button", { name: photo.previous }).click();
  await dialogPhoto.click();
  await page.keyboard.press("Tab");
  await expect(dialogPhoto).toHaveAttribute("alt", (await altOf(2))!);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(thumbnails.nth(2)).toBeFocused();

  await page.keyboard.press("Enter");
  await expect(dialog).toBeVisible();
  await dialog.getByRole("button", { name: photo.close }).click();
  await expect(dialog).toBeHidden();
  await thumbnails.nth(0).click();
  await page.keyboard.press(back!);
  await expect(dialogPhoto).toHaveAttribute("alt", (await altOf(0))!);
  expect(refused).toEqual([]);
}

for (const [language, breadth] of [
  ["ar", ""],
  ["en", " @matrix"],
] as const)
  test(`With script, a gallery's photos open over their thumbnails, can be browsed by arrows and buttons, and return the focus [${language}]${breadth}`, async ({
    page,
    baseURL,
  }) => {
    await speak(page, language, baseURL!);
    await goThroughPhotos(page, language);
  });
