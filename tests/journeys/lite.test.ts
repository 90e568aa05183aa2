import { expect } from "vitest";
import { fileSize } from "~/i18n";
import { journeys, words } from "../visitor/journey";
import { expectPresentable } from "../visitor/judge";

const PICTURES = "main img";
const PICTURE_LINKS = "main a.photo-link";

journeys("A reader in data-saving mode", (language, test) => {
  const { lite } = words(language, "shell");

  test("sees links with true file sizes instead of pictures, and can switch back", async ({ visitor }) => {
    await visitor.visit("/news?page=2");
    expect(await visitor.count(PICTURES)).toBeGreaterThan(0);
    await visitor.press(lite.on);
    expect(visitor.path).toBe("/news?page=2");

    for (const place of ["/news?page=2", "/", "/news/1"]) {
      await visitor.visit(place);
      expect([place, await visitor.all(PICTURES)]).toEqual([place, []]);
      const file = await visitor.get((await visitor.attribute(PICTURE_LINKS, "href"))!);
      expect(file.headers.get("Content-Type")).toBe("image/webp");
      const size = fileSize((await file.arrayBuffer()).byteLength);
      expect((await visitor.all(PICTURE_LINKS))[0]!.querySelector("bdi")!.textContent).toContain(size);
      await expectPresentable(visitor);
    }
    await visitor.visit("/news");
    expect(await visitor.attribute(PICTURE_LINKS, "href")).toMatch(/^\/files\/news-photos\/.+\/320\.webp$/);

    await visitor.visit("/");
    await visitor.press(lite.off);
    expect(await visitor.count(PICTURES)).toBeGreaterThan(0);
  });

  test("gets the light pages when the browser asks to save data, unless the visitor chose otherwise", async ({
    another,
  }) => {
    const saving = await another({ headers: { "Save-Data": "on" } });
    await saving.visit("/news");
    expect(saving.headers.get("Vary")).toContain("Save-Data");
    expect(await saving.all(PICTURES)).toEqual([]);
    await saving.press(lite.off);
    expect(await saving.count(PICTURES)).toBeGreaterThan(0);
  });
});
