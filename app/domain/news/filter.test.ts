import { describe, expect, it } from "vitest";
import { newsAddress, newsFilter } from "./filter";

const read = (query: string) => newsFilter(new URLSearchParams(query));

describe("the address of the news list", () => {
  it.each([
    ["", { q: "", date: null, page: 1, dateRefused: false }],
    ["q=+vaccine+&page=3", { q: "vaccine", date: null, page: 3, dateRefused: false }],
    ["date=2026-11-21", { q: "", date: "2026-11-21", page: 1, dateRefused: false }],
    ["date=٢١/١١/٢٠٢٦", { q: "", date: "2026-11-21", page: 1, dateRefused: false }],
    ["date=2026-02-30", { q: "", date: null, page: 1, dateRefused: true }],
    ["q=a%00b&page=-2", { q: "a b", date: null, page: 1, dateRefused: false }],
    ["page=99999999999999999999", { q: "", date: null, page: 1, dateRefused: false }],
    ["q=one&q=two", { q: "one", date: null, page: 1, dateRefused: false }],
  ])("%j is parsed as %j", (query, filter) => {
    expect(read(query)).toEqual(filter);
  });

  it("limits a search to 200 characters", () => {
    expect(read(`q=${"x".repeat(5000)}`).q).toHaveLength(200);
  });

  it("keeps the filter on further pages", () => {
    expect(newsAddress({ q: "a&b", date: "2026-11-21", page: 2 })).toBe(
      "/news?q=a%26b&date=2026-11-21&page=2",
    );
    expect(newsAddress({ page: 1 })).toBe("/news");
  });
});
