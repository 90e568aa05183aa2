import { describe, expect, it } from "vitest";
import { oathFilter, oathsAddress } from "./filter";

const read = (search: string) => oathFilter(new URLSearchParams(search));

describe("oathFilter", () => {
  it.each([
    ["", { q: "", date: null, page: 1, search: { by: "all" }, dateRefused: false }],
    ["q=٢٠٢٥٠", { search: { by: "number", memberNumber: 20_250 } }],
    ["q=أحمد+العُمري", { search: { by: "name", words: ["احمد", "العمري"] } }],
    ["q=%E2%80%8F", { search: { by: "nothing" } }],
    ["date=2026-11-21&page=3", { date: "2026-11-21", page: 3, dateRefused: false }],
    ["date=٢١/١١/٢٠٢٦", { date: "2026-11-21" }],
    ["date=soon&page=-1", { date: null, page: 1, dateRefused: true }],
    ["page=1e9", { page: 1 }],
  ])("parses %s", (search, expected) => {
    expect(read(search)).toMatchObject(expected);
  });

  it("is written back as the same address", () => {
    expect(oathsAddress({})).toBe("/dashboard/oaths");
    expect(oathsAddress({ q: "a b", date: "2026-11-21", page: 2 })).toBe(
      "/dashboard/oaths?q=a+b&date=2026-11-21&page=2",
    );
    expect(oathsAddress({ q: "x", page: 1 }, "/export.csv")).toBe("/dashboard/oaths/export.csv?q=x");
  });
});
