import { describe, expect, it } from "vitest";
import { searchQuery, wordsOf } from "./search-query";

const queryFrom = (query: string) => searchQuery(new URLSearchParams(query));

describe("searchQuery", () => {
  it.each([
    ["", ""],
    ["q=", ""],
    ["q=%20%20", ""],
    ["q=+health+fund+", "health fund"],
    ["q=a%00b%0Ac", "a b c"],
    ["q=e%CC%81", "é"],
    [`q=${"ا".repeat(300)}`, "ا".repeat(200)],
    ["q=one&q=two", "one"],
  ])("for %j is %j", (query, q) => expect(queryFrom(query)).toBe(q));

  it("consists of at most eight different words", () => {
    expect(wordsOf("Health  fund HEALTH")).toEqual(["health", "fund"]);
    expect(wordsOf("إربد أربد ٢٠٢٦")).toEqual(["اربد", "2026"]);
    expect(wordsOf(" ـ َ ")).toEqual([]);
    expect(wordsOf("1 2 3 4 5 6 7 8 9")).toHaveLength(8);
    expect(wordsOf("")).toEqual([]);
  });
});
