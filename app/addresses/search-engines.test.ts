import { describe, expect, it } from "vitest";
import { pages } from "~/content/pages";
import { foundAt, listedPages } from "./search-engines";

const guarded = [
  "/dashboard/personal-card",
  "/dashboard/registration-certificate",
  "/dashboard/computer-personal-card",
];

describe("the rule for search engines", () => {
  it.each([
    ["/", "/"],
    ["/news", "/news"],
    ["/news/", "/news"],
    ["/news/12", "/news/12"],
    ["/emp_portal", "/emp-portal"],
    ["/dr-portal", "/dr-portal"],
  ])("lets search engines index %s at %s", (path, address) => expect(foundAt(path)).toBe(address));

  it("gives an event the same canonical address under both of its paths", () => {
    expect(foundAt("/events")).toBe(foundAt("/conferences"));
    expect(foundAt("/events/3")).toBe(foundAt("/conferences/3"));
  });

  it.each([
    ...guarded,
    ...["/dashboard", "/dashboard/anything", "/dr-dashboard", "/computer-dashboard", "/complaints/5"],
    ...["/setup", "/search", "/elections/turnout", "/dr-portal/set-password", "/verify/AB12"],
    ...["/news/12/delete", "/news/add", "/news/0", "/edit-news/12", "/survey/thanks", "/no-such-page"],
  ])("keeps search engines from %s", (path) => expect(foundAt(path)).toBeNull());
});

describe("listedPages", () => {
  it("lists pages by their canonical addresses, without login pages", () => {
    expect(listedPages).toContain("/");
    expect(listedPages).toContain("/news");
    expect(listedPages.filter((path) => !(path in pages) || /portal|dashboard|events/.test(path))).toEqual(
      [],
    );
  });
});
