import { afterEach, describe, expect, it } from "vitest";
import { addressOf } from "~/addresses/site-map";
import { edition, setEdition } from "./current-edition";
import { footerLinks, menu, pageTitle } from "./navigation";
import { type PagePath, pages } from "./pages";

describe("the menu", () => {
  it("matches the specification's menu, with the look-ups after its services", () => {
    expect(menu().map((item) => [item.en_title, item.submenu?.map(({ path }) => path) ?? item.path])).toEqual(
      [
        ["Home", "/"],
        [
          "About Us",
          [
            "/welcome",
            "/association-council",
            "/legislations",
            "/registration-requirements",
            "/association-guide",
            "/contact-us",
          ],
        ],
        [
          "Association Funds",
          [
            "/authority-fund",
            "/social-solidarity-fund",
            "/mobile-phone-fund",
            "/doctors-collaboration-fund",
            "/health-insurance-fund",
            "/specialty-titles-fund",
          ],
        ],
        [
          "E-Services",
          [
            "/registration-until-emtyaz",
            "/dr-portal",
            "/computer-portal",
            "/emp-portal",
            "/electronic-payments",
            "/doctors",
            "/verify",
          ],
        ],
        ["Media", ["/conferences", "/news", "/gallery"]],
      ],
    );
  });

  it("leads to existing addresses, as does the footer", () => {
    const links = [...menu().flatMap((item) => item.submenu ?? item), ...Object.values(footerLinks()).flat()];
    for (const { path } of links) {
      const page = path.replace(/#.*/, "");
      expect(addressOf(page)?.path).toBe(page);
    }
  });
});

describe("a menu edited by the association", () => {
  const delivered = edition();
  afterEach(() => setEdition(delivered));
  const label = { ar: "أخبارنا", en: "Our news" };

  it("renames a page everywhere, moves it to its new position, and keeps the order of all others", () => {
    const places = { news: 1, gallery: 2, media: 1, home: 2 };
    setEdition({ ...delivered, menu: { labels: { news: label }, places } });
    expect(pageTitle("/news")).toEqual(label);
    expect(pageTitle("/gallery")).toEqual(pages["/gallery"]);
    expect(menu().map(({ id }) => id)).toEqual([
      "media",
      "home",
      "about-us",
      "association-funds",
      "e-services",
    ]);
    expect(menu()[0]!.submenu!.map((item) => item.en_title)).toEqual([
      "Our news",
      "Photo Gallery",
      "Events and Conferences",
    ]);
  });
});

describe("page titles", () => {
  it.each([
    ["/events", "Events and Conferences"],
    ["/emp_portal", "Employee Portal"],
    ["/add-gallery", "Add Gallery"],
    ["/news/", "News"],
    ["/", "Home"],
  ])("for %s is %s", (path, title) => {
    expect(pages[addressOf(path)?.path as PagePath].en).toBe(title);
  });

  it("belong to existing addresses", () => {
    for (const path of Object.keys(pages)) expect(addressOf(path)?.path).toBe(path);
  });

  it("exist in both languages", () => {
    for (const { en, ar } of Object.values(pages)) {
      expect(en).toMatch(/[A-Z]/);
      expect(ar).toMatch(/[\u0621-\u064a]/);
    }
  });
});
