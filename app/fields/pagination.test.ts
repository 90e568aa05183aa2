import { describe, expect, it } from "vitest";
import { pageAddress, pageIn, pageOf } from "~/fields/pagination";

describe("a page of a list", () => {
  it.each([
    ["", 1],
    ["page=3", 3],
    ["page=٣", 3],
    ["page=-1", 1],
    ["page=0", 1],
    ["page=99999999999", 1],
    ["page=x", 1],
  ])("%j is page %i", (query, page) => expect(pageIn(new URLSearchParams(query))).toBe(page));

  it("is the last where there are fewer", () => {
    expect(pageOf(9, 25, 12)).toEqual({ page: 3, pages: 3, offset: 24 });
    expect(pageOf(1, 0, 12)).toEqual({ page: 1, pages: 1, offset: 0 });
  });

  it("has an address, the first one without a number", () => {
    expect([pageAddress("/gallery", 1), pageAddress("/gallery", 2)]).toEqual(["/gallery", "/gallery?page=2"]);
  });
});
