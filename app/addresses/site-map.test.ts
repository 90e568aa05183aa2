import { describe, expect, it } from "vitest";
import { addressOf, siteMap } from "./site-map";

describe("the address of a path", () => {
  it.each([
    ["/", "/"],
    ["/news/12", "/news/:id"],
    ["/News/12/", "/news/:id"],
    ["/%6eews", "/news"],
    ["/events", "/conferences"],
    ["/dashboard/members/20001/enable", "/dashboard/members/:number/disable"],
  ])("%s is %s", (path, address) => expect(addressOf(path)?.path).toBe(address));

  it("is none where nothing answers", () => {
    expect(["/no-such-page", "/news/1/2/3", "/%"].map(addressOf)).toEqual([null, null, null]);
  });

  it("is one for each path", () => {
    const paths = siteMap.flatMap(({ path, also = [] }) => [path, ...also]);
    expect(new Set(paths).size).toBe(paths.length);
  });
});
