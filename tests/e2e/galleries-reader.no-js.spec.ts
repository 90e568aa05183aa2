import { fileSize } from "~/ui/file-size";
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

const oldest = "main article a[href='/gallery/1']";

inBothLanguages("A reader of the galleries", (language) => {
  const galleries = words(language, "galleries");
  const shell = words(language, "shell");

  test("goes through the list, a gallery and its photos, and back to where the photo stands", async ({
    page,
  }) => {
    await page.goto("/");
    await page.goto("/gallery");
    await expect(page.locator("h1")).toHaveText(galleries.title);
    await expect(page.locator("main article")).toHaveCount(12);
    await expect(page.locator("main")).toContainText(
      pattern(shell["page-of"].replace("{{page}}", "1").replace("{{pages}}", "2")),
    );
    await page.locator("main a[rel=next]").click();
    await expect(page).toHaveURL(/\/gallery\?page=2$/);
    await page.locator("main a[rel=prev]").click();
    await expect(page).toHaveURL(/\/gallery$/);
    await expectAccessible(page, ["light", "dark"]);

    await page.goto("/gallery?page=2");
    await page.locator(oldest).first().click();
    await expect(page).toHaveURL(/\/gallery\/\d+$/);
    const gallery = new URL(page.url()).pathname;
    const photos = page.locator("main .thumbnails li");
    const total = await photos.count();
    expect(total).toBeGreaterThanOrEqual(4);
    for (const image of await photos.locator("img").all()) {
      expect(await image.getAttribute("alt")).not.toBe("");
      expect(Number(await image.getAttribute("height"))).toBeGreaterThan(0);
    }
    await expectAccessible(page, ["light", "dark"]);

    const second = (await photos.nth(1).getAttribute("id"))!;
    await photos.nth(1).locator("a").click();
    await expect(page.locator("h1")).toHaveText(
      galleries.photo.of.replace("{{number}}", "2").replace("{{total}}", String(total)),
    );
    await expectAccessible(page, ["light", "dark"]);
    const [previous, next] = [page.locator("main a[rel=prev]"), page.locator("main a[rel=next]")];
    const [before, after] = [(await previous.boundingBox())!.x, (await next.boundingBox())!.x];
    expect(before < after).toBe(language === "en");
    await next.click();
    await expect(page.locator("h1")).toContainText("3");
    await previous.click();
    await page.getByRole("link", { name: galleries.photo.back }).click();
    await expect(page).toHaveURL(new RegExp(`${gallery}#${second}$`));
    await expect(page.locator(`#${second}`)).toBeInViewport();
  });

  test("sees a photo in at most seven tenths of the window, and its weight on light pages", async ({
    page,
    request,
  }) => {
    await page.setViewportSize({ width: 1000, height: 500 });
    await page.goto("/gallery?page=2");
    await page.locator(oldest).first().click();
    const gallery = page.url();
    await page.locator("main .thumbnails a").first().click();
    const shown = await page.locator("main figure img").boundingBox();
    expect(shown!.height).toBeLessThanOrEqual(351);

    await page.goto(gallery);
    await page.getByRole("button", { name: shell.lite.on }).click();
    await expect(page.locator("main img")).toHaveCount(0);
    const link = page.locator("main a.photo-link").first();
    const file = await request.get((await link.getAttribute("href"))!);
    await expect(link.locator("bdi")).toContainText(fileSize((await file.body()).length));
    await expectAccessible(page, ["light", "dark"]);
  });

  test("is told when there is no such gallery or photo", async ({ page }) => {
    for (const address of [
      "/gallery/99999",
      "/gallery/1/photos/99999",
      "/gallery/2/photos/1",
      "/gallery/x",
    ]) {
      expect((await page.goto(address))?.status()).toBe(404);
      await expect(page.locator("h1")).toHaveText(galleries["not-found"]);
      await expect(page).toHaveTitle(pattern(galleries["not-found"]));
      await expectAccessible(page);
    }
    await page.getByRole("link", { name: galleries.back }).click();
    await expect(page).toHaveURL(/\/gallery$/);
  });

  test("finds a gallery by the search of the site, and on a narrow dark screen", async ({
    page,
    baseURL,
  }) => {
    await darken(page, baseURL!);
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(`/search?q=${encodeURIComponent("القَسَم")}`);
    await page.locator("section[aria-labelledby=galleries] li a").first().click();
    await expect(page).toHaveURL(/\/gallery\/\d+$/);
    await expectNoOverflow(page);
    await page.locator("main .thumbnails a").first().click();
    await expectNoOverflow(page);
    await page.goto("/gallery");
    await expectNoOverflow(page);
  });
});

test("The thumbnails of a first screen weigh no more than 200 KB", async ({ request }) => {
  const html = await (await request.get("/gallery/15")).text();
  const pictures = [...html.matchAll(/<img src="([^"]+)"/g)].map(([, address]) => address!);
  expect(pictures.length).toBeGreaterThan(3);
  const weights = await Promise.all(
    pictures.map(async (picture) => (await (await request.get(picture)).body()).length),
  );
  expect(weights.reduce((sum, weight) => sum + weight, 0)).toBeLessThanOrEqual(200 * 1024);
});
