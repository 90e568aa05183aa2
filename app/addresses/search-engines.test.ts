import { describe, expect, it } from "vitest";
import { pages } from "~/content/pages";
import { foundAt, listedPages } from "./search-engines";

const guarded = [
  "/dashboard/personal-card",
  "/dashboard/registration-certificate",
  "/dashboard/computer-personal-card",
];

describe("what search engines may show", () => {
  it.each([
    ["/", "/"],
    ["/news", "/news"],
    ["/news/", "/news"],
    ["/news/12", "/news/12"],
    ["/emp_portal", "/emp-portal"],
    ["/dr-portal", "/dr-portal"],
  ])("%s is found at %s", (path, address) => expect(foundAt(path)).toBe(address));

  it("is the same event under both of its addresses", () => {
    expect(foundAt("/events")).toBe(foundAt("/conferences"));
    expect(foundAt("/events/3")).toBe(foundAt("/conferences/3"));
  });

  it.each([
    ...guarded,
    ...["/dashboard", "/dashboard/anything", "/dr-dashboard", "/computer-dashboard", "/complaints/5"],
    ...["/setup", "/search", "/elections/turnout", "/dr-portal/set-password", "/verify/AB12"],
    ...["/news/12/delete", "/news/add", "/news/0", "/edit-news/12", "/survey/thanks", "/no-such-page"],
  ])("is not %s", (path) => expect(foundAt(path)).toBeNull());
});

describe("the listed pages", () => {
  it("are pages under their own addresses, without the logins", () => {
    expect(listedPages).toContain("/");
    expect(listedPages).toContain("/news");
    expect(listedPages.filter((path) => !(path in pages) || /portal|dashboard|events/.test(path))).toEqual(
      [],
    );
  });
});
