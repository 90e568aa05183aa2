import { expect } from "vitest";
import { fileSize } from "~/i18n";
import { journeys, pattern, test, words } from "../visitor/journey";
import { expectPresentable } from "../visitor/judge";

/** A page beyond the last, which then shows the last page with the oldest galleries. */
const LAST_PAGE = "/gallery?page=999";
const OLDEST = { css: "main article a[href='/gallery/1']" };
const PHOTOS = "main .thumbnails li";

journeys("A reader of the galleries", (language, test) => {
  const galleries = words(language, "galleries");
  const shell = words(language, "shell");

  test("goes through the list, a gallery and its photos, and back to the position of the photo", async ({
    visitor,
  }) => {
    await visitor.visit("/gallery");
    expect(await visitor.text("h1")).toBe(galleries.title);
    expect(await visitor.count("main article")).toBe(12);
    const pages = shell["page-of"].replace("{{page}}", "1").replace("{{pages}}", "[2-9]");
    await visitor.see(new RegExp(pages), { in: "main .pager" });
    await visitor.press({ css: "main a[rel=next]" });
    expect(visitor.path).toBe("/gallery?page=2");
    await visitor.press({ css: "main a[rel=prev]" });
    expect(visitor.path).toBe("/gallery");
    await expectPresentable(visitor);

    await visitor.visit(LAST_PAGE);
    await visitor.press(OLDEST, { nth: 0 });
    const gallery = visitor.path;
    expect(gallery).toBe("/gallery/1");
    const total = await visitor.count(PHOTOS);
    expect(total).toBeGreaterThanOrEqual(4);
    for (const image of await visitor.all(`${PHOTOS} img`)) {
      expect(image.getAttribute("alt")).not.toBe("");
      expect(Number(image.getAttribute("height"))).toBeGreaterThan(0);
    }
    await expectPresentable(visitor);

    const [, second] = await visitor.all(PHOTOS);
    await visitor.visit(second!.querySelector("a")!.getAttribute("href")!);
    const place = galleries.photo.of.replace("{{number}}", "2").replace("{{total}}", String(total));
    expect(await visitor.text("h1")).toBe(place);
    await expectPresentable(visitor);
    await visitor.press({ css: "main a[rel=next]" });
    expect(await visitor.text("h1")).toContain("3");
    await visitor.press({ css: "main a[rel=prev]" });
    await visitor.press(galleries.photo.back);
    expect(visitor.path).toBe(`${gallery}#${second!.id}`);
    expect(await visitor.count(`#${second!.id}`)).toBe(1);
  });

  test("sees the size of a photo on pages in data-saving mode", async ({ visitor }) => {
    await visitor.visit("/gallery/1");
    await visitor.press(shell.lite.on);
    expect(await visitor.all("main img")).toEqual([]);
    const [link] = await visitor.all("main a.photo-link");
    const file = await visitor.get(link!.getAttribute("href")!);
    const weight = fileSize((await file.arrayBuffer()).byteLength);
    expect(await visitor.text("main a.photo-link bdi")).toContain(weight);
    await expectPresentable(visitor);
  });

  test("sees a 404 page for a missing gallery or photo", async ({ visitor }) => {
    for (const address of [
      "/gallery/99999",
      "/gallery/1/photos/99999",
      "/gallery/2/photos/1",
      "/gallery/x",
    ]) {
      expect([address, await visitor.visit(address)]).toEqual([address, 404]);
      expect(await visitor.text("h1")).toBe(galleries["not-found"]);
      expect(await visitor.title()).toMatch(pattern(galleries["not-found"]));
    }
    await expectPresentable(visitor);
    await visitor.press(galleries.back);
    expect(visitor.path).toBe("/gallery");
  });

  test("finds a gallery by the search of the site, and reads it in the dark theme", async ({ another }) => {
    const visitor = await another({ theme: "dark" });
    await visitor.visit(`/search?q=${encodeURIComponent("القَسَم")}`);
    await visitor.press({ css: "section[aria-labelledby=galleries] li a" }, { nth: 0 });
    expect(visitor.path).toMatch(/^\/gallery\/\d+$/);
    await expectPresentable(visitor);
  });
});

test("The thumbnails of a first screen weigh no more than 200 KB", async ({ visitor }) => {
  const html = await (await visitor.get("/gallery/15")).text();
  const pictures = [...html.matchAll(/<img src="([^"]+)"/g)].map(([, address]) => address!);
  expect(pictures.length).toBeGreaterThan(3);
  const weights = await Promise.all(
    pictures.map(async (picture) => (await (await visitor.get(picture)).arrayBuffer()).byteLength),
  );
  expect(weights.reduce((sum, weight) => sum + weight, 0)).toBeLessThanOrEqual(200 * 1024);
});

test("The script of the photo pages is loaded on these pages only", async ({ visitor }) => {
  for (const [address, ownTitle] of [
    ["/gallery/15", true],
    ["/gallery", false],
    ["/gallery/1/photos/1", false],
    ["/", false],
    ["/news", false],
  ] as const) {
    const html = await (await visitor.get(address)).text();
    expect([address, html.includes("/assets/viewer-")]).toEqual([address, ownTitle]);
  }
});
