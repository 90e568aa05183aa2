import { expect } from "vitest";
import { otherLanguage } from "~/i18n";
import { journeys } from "../visitor/journey";
import { expectPresentable } from "../visitor/judge";

journeys("Every reader", (language, test) => {
  test("changes the language and the theme and stays on the page", async ({ visitor }) => {
    const other = otherLanguage(language);
    const choose = (what: string, value: string) => ({
      css: `form[action='/preferences'] button[name=${what}][value=${value}]`,
    });
    await visitor.visit("/news?page=2");
    await visitor.press(choose("lang", other), { nth: 0 });
    expect(visitor.path).toBe("/news?page=2");
    expect(await visitor.attribute("html", "lang")).toBe(other);
    await visitor.press(choose("theme", "dark"), { nth: 0 });
    expect(await visitor.attribute("html", "data-theme")).toBe("dark");
    expect(visitor.path).toBe("/news?page=2");
  });

  test("sees a 404 page for an unknown address", async ({ visitor }) => {
    expect(await visitor.visit("/no-such-page")).toBe(404);
    await visitor.see("404", { in: "main" });
    expect(await visitor.count("main a[href='/']")).toBeGreaterThan(0);
    await expectPresentable(visitor);
  });

  test("finds a real page behind every link of the menu and the footer", async ({ visitor }) => {
    await visitor.visit("/");
    const links = await visitor.all("header a[href^='/'], footer a[href^='/']");
    const addresses = [...new Set(links.map((link) => link.getAttribute("href")!))];
    expect(addresses.length).toBeGreaterThan(20);
    for (const address of addresses)
      expect([address, (await visitor.get(address)).status]).toEqual([address, 200]);
  });
});
