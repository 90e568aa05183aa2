import { expect, expectAccessible, inBothLanguages, test, words } from "./support";

inBothLanguages("With script, a gallery's photos", (language) => {
  const { photo } = words(language, "galleries");

  test("open over their thumbnails, go on by arrows and buttons, and give the focus back", async ({
    page,
  }) => {
    const refused: string[] = [];
    page.on("console", (message) => refused.push(message.text()));
    await page.setViewportSize({ width: 1000, height: 600 });
    await page.goto("/gallery/15");
    const thumbnails = page.locator("main .thumbnails a");
    const dialog = page.getByRole("dialog");
    const shown = dialog.locator("img");
    const altOf = (at: number) => thumbnails.nth(at).locator("img").getAttribute("alt");

    await thumbnails.nth(1).click();
    await expect(dialog).toBeVisible();
    await expect(page).toHaveURL(/\/gallery\/15$/);
    await expect(shown).toHaveAttribute("srcset", /\/1280\.webp$/);
    await expect(shown).toHaveAttribute("alt", (await altOf(1))!);
    await expect.poll(async () => (await shown.boundingBox())?.height).toBeGreaterThan(300);
    expect((await shown.boundingBox())!.height).toBeLessThanOrEqual(421);
    await expectAccessible(page, ["light", "dark"]);

    await page.keyboard.press(language === "ar" ? "ArrowLeft" : "ArrowRight");
    await expect(shown).toHaveAttribute("alt", (await altOf(2))!);
    await dialog.getByRole("button", { name: photo.next }).click();
    await expect(shown).toHaveAttribute("alt", (await altOf(3))!);
    await dialog.getByRole("button", { name: photo.previous }).click();
    await shown.click();
    await page.keyboard.press("Tab");
    await expect(shown).toHaveAttribute("alt", (await altOf(2))!);
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(thumbnails.nth(2)).toBeFocused();

    await page.keyboard.press("Enter");
    await expect(dialog).toBeVisible();
    await dialog.getByRole("button", { name: photo.close }).click();
    await expect(dialog).toBeHidden();
    await thumbnails.nth(0).click();
    await page.keyboard.press(language === "ar" ? "ArrowRight" : "ArrowLeft");
    await expect(shown).toHaveAttribute("alt", (await altOf(0))!);
    expect(refused).toEqual([]);
  });

  test("have their own script where they stand and nowhere else", async ({ request }) => {
    const scripts = async (address: string) =>
      (await (await request.get(address)).text()).includes("showModal");
    expect(await scripts("/gallery/15")).toBe(true);
    for (const address of ["/gallery", "/gallery/1/photos/1", "/", "/news"]) {
      expect([address, await scripts(address)]).toEqual([address, false]);
    }
  });
});
