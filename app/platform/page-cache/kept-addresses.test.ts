import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { isKeptAddress } from "./kept-addresses";

const siteMap = readFileSync("tests/structure/addresses.txt", "utf8").trim().split("\n");
const example = (address: string) => address.replace(/:\w+/g, "7").replace("*", "some/where");

describe("the pages that are kept", () => {
  it("are these of the site map, and no others", () => {
    expect(siteMap.filter((address) => isKeptAddress(example(address)))).toMatchInlineSnapshot(`
      [
        "/",
        "/accessibility",
        "/association-council",
        "/association-guide",
        "/authority-fund",
        "/careers",
        "/careers/:id",
        "/computer-portal",
        "/conferences",
        "/conferences/:id",
        "/contact-us",
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
    "",
  ])("are none at %s", (path) => expect(isKeptAddress(path)).toBe(false));
});
