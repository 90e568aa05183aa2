import { describe, expect, it } from "vitest";
import { type Cost, grown, readCosts, writeCosts } from "./page-budgets";

const cost: Cost = { html: 30_000, gzip: 8000, elements: 400, statements: 3, requests: 13, pictures: 24_000 };
const of = (more: Partial<Cost> = {}) => new Map([["anyone /news?q=x ar", { ...cost, ...more }]]);

describe("the figures of a page", () => {
  it("are read as they are written", () => {
    expect(readCosts(writeCosts(of()))).toEqual(of());
  });

  it("may grow by a tenth, and shrink", () => {
    expect(grown(of({ gzip: 8800, html: 1, elements: 440 }), of())).toEqual([]);
  });

  it("fail when a figure grows by more than allowed, even by one SQL statement", () => {
    expect(grown(of({ gzip: 8801, statements: 4 }), of())).toEqual([
      "anyone /news?q=x ar: gzip 8801, committed 8000",
      "anyone /news?q=x ar: statements 4, committed 3",
    ]);
  });

  it("are required for every page", () => {
    expect(grown(of(), new Map())).toEqual(["anyone /news?q=x ar has no committed figures"]);
  });
});
