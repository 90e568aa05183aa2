import { describe, expect, it } from "vitest";
import { addressOf, pagesAbove, siteMap } from "./site-map";

describe("matchAddress", () => {
  it.each([
    ["/", "/"],
    ["/news/12", "/news/:id"],
    ["/News/12/", "/news/:id"],
    ["/%6eews", "/news"],
    ["/events", "/conferences"],
    ["/dashboard/members/20001/enable", "/dashboard/members/:number/disable"],
  ])("matches %s to %s", (path, address) => expect(addressOf(path)?.path).toBe(address));

  it("returns null for an unknown path", () => {
    expect(["/no-such-page", "/news/1/2/3", "/%"].map(addressOf)).toEqual([null, null, null]);
  });

  it("finds exactly one address for each path", () => {
    const paths = siteMap.flatMap(({ path, also = [] }) => [path, ...also]);
    expect(new Set(paths).size).toBe(paths.length);
  });
});

describe("pagesAbove", () => {
  const above = (pathname: string, by?: "doctor" | "computer" | "staff") =>
    pagesAbove(addressOf(pathname)!, by).map(({ path }) => path);

  it("ends with the nearest page", () => {
    expect(above("/complaints/7/reply")).toEqual(["/dashboard", "/complaints", "/complaints/:id"]);
    expect(above("/events/7")).toEqual(["/conferences"]);
    expect(above("/")).toEqual([]);
  });

  it("follows the pages of the given login", () => {
    const paths = ["/dr-dashboard", "/dashboard/registration-certificate"];
    expect(above("/certificates/7", "doctor")).toEqual(paths);
    expect(above("/certificates/7", "staff")).toEqual(["/dashboard", "/dashboard/certificates"]);
    expect(above("/certificates/7")).toEqual([]);
    expect(above("/elections/undo")).toEqual(["/elections"]);
  });

  it("finds only existing pages, each by its own parameters", () => {
    const paths = new Set<string>(siteMap.map(({ path }) => path));
    const parametersOf = (path: string): string[] => path.match(/:\w+/g) ?? [];
    const wrong = siteMap.flatMap(({ path, under = [] }) =>
      [typeof under === "object" ? Object.values(under) : under]
        .flat()
        .filter((up) => !paths.has(up) || parametersOf(up).some((one) => !parametersOf(path).includes(one)))
        .map((up) => `${path} under ${up}`),
    );
    expect(wrong).toEqual([]);
  });
});
