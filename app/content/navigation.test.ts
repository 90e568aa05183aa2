import { afterEach, describe, expect, it } from "vitest";
import { addressOf } from "~/addresses/site-map";
import { edition, setEdition } from "./current-edition";
import { footerLinks, menu, pageTitle } from "./navigation";
import { type PagePath, pages } from "./pages";

describe("menu", () => {
  it("is the specification's menu, with the look-ups behind its services", () => {
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

  it("leads to addresses of the site, as does the footer", () => {
    const links = [...menu().flatMap((item) => item.submenu ?? item), ...Object.values(footerLinks()).flat()];
    for (const { path } of links) {
      const page = path.replace(/#.*/, "");
      expect(addressOf(page)?.path).toBe(page);
    }
  });
});

describe("a menu that the association has worded", () => {
  const delivered = edition();
  afterEach(() => setEdition(delivered));
  const label = { ar: "أخبارنا", en: "Our news" };

  it("calls a page so wherever it is named, and has it where it was put; the rest stays, what has no place last", () => {
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

describe("titles", () => {
  it.each([
    ["/events", "Events and Conferences"],
    ["/emp_portal", "Employee Portal"],
    ["/add-gallery", "Add Gallery"],
    ["/news/", "News"],
    ["/", "Home"],
  ])("%s is %s", (path, title) => {
    expect(pages[addressOf(path)?.path as PagePath].en).toBe(title);
  });

  it("stand at addresses of the site", () => {
    for (const path of Object.keys(pages)) expect(addressOf(path)?.path).toBe(path);
  });

  it("are there in both languages", () => {
    for (const { en, ar } of Object.values(pages)) {
      expect(en).toMatch(/[A-Z]/);
      expect(ar).toMatch(/[\u0621-\u064a]/);
    }
  });
});
