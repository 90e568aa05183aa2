import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { isCacheable } from "./cacheable";

const siteMap = readFileSync("tests/structure/addresses.txt", "utf8").trim().split("\n");
const example = (address: string) => address.replace(/:\w+/g, "7").replace("*", "some/where");

describe("isCacheable", () => {
  it("lists exactly these pages of the site map", () => {
    expect(siteMap.filter((address) => isCacheable(example(address)))).toMatchInlineSnapshot(`
      [
        "/",
        "/accessibility",
        "/association-council",
        "/association-guide",
        "/authority-fund",
        "/careers",
        "/careers/:id",
        "/conferences",
        "/conferences/:id",
        "/contact-us",
        "/doctors",
        "/doctors-collaboration-fund",
        "/dr-portal",
        "/dr-qasam",
        "/electronic-payments",
        "/emp-portal",
        "/emp_portal",
        "/events",
        "/events/:id",
        "/faq",
        "/gallery",
        "/gallery/:id",
        "/gallery/:id/photos/:photoId",
        "/health-insurance-fund",
        "/legislations",
        "/mobile-phone-fund",
        "/news",
        "/news/:id",
        "/privacy-policy",
        "/registration-requirements",
        "/social-solidarity-fund",
        "/specialty-titles-fund",
        "/survey",
        "/terms_and_conditions",
        "/verify",
        "/welcome",
      ]
    `);
  });

  it.each([
    ...["/?lang=ar", "/faq?lang=en", "/news?page=2", "/news?page=31&lang=ar", "/gallery/7?page=4"],
    ...["/conferences?tab=past", "/conferences?page=2", "/events?tab=past&page=2"],
  ])("caches further pages in the query order of our own links: %s", (address) =>
    expect(isCacheable(address)).toBe(true),
  );

  it.each([
    ...["/news?", "/news??page=2", "/news?page=1", "/news?page=02", "/news?page=1000", "/news?%70age=2"],
    ...[
      "/news?page=2&page=3",
      "/news?page=2&",
      "/news?page=2?lang=ar",
      "/news?page=2#x",
      "/news?lang=ar&page=2",
    ],
    ...[
      "/news?q=&page=2",
      "/news?tab=past",
      "/faq?page=2",
      "/conferences?page=2&tab=past",
      "/?utm_source=mail",
    ],
    ...[
      "/conferences?tab=upcoming",
      "/verify?code=",
      "/news?lang=xx",
      "http://other.example/news",
      "/news\n",
    ],
    "/news/",
    "/News",
    "//news",
    "/news/0",
    "/news/07",
    "/news/1.data",
    "/news/%31",
    "/news/1/photos/2",
    "/verify/K7M4",
    "/%76erify/K7M4",
    "/dashboard/members/20001",
    "/computer-portal",
    "",
  ])("refuses other queries of %s", (path) => expect(isCacheable(path)).toBe(false));
});
