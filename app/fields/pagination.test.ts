import { describe, expect, it } from "vitest";
import { listAddress, pageAddress, pageIn, pageOf } from "./pagination";

describe("pagination", () => {
  it.each([
    ["", 1],
    ["page=3", 3],
    ["page=٣", 3],
    ["page=-1", 1],
    ["page=0", 1],
    ["page=99999999999", 1],
    ["page=x", 1],
  ])("reads %j as page %i", (query, page) => expect(pageIn(new URLSearchParams(query))).toBe(page));

  it("limits the page to the last one", () => {
    expect(pageOf(9, 25, 12)).toEqual({ page: 3, pages: 3, offset: 24 });
    expect(pageOf(1, 0, 12)).toEqual({ page: 1, pages: 1, offset: 0 });
  });

  it("leaves page 1 out of the address", () => {
    expect([pageAddress("/gallery", 1), pageAddress("/gallery", 2)]).toEqual(["/gallery", "/gallery?page=2"]);
  });

  it("keeps the filter in the address, without empty values", () => {
    expect(listAddress("/complaints", { q: "a b", status: null, page: 2 })).toBe("/complaints?q=a+b&page=2");
    expect(listAddress("/complaints", { q: "", status: undefined, page: 1 })).toBe("/complaints");
  });
});
