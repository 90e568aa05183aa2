import { describe, expect, it } from "vitest";
import { articles } from "./articles";
import { articlesOf, documents } from "./documents";
import { pages } from "./pages";

describe.each(documents)("the document $name", (plan) => {
  it("consists of existing pages that are published", () => {
    for (const path of plan.paths) expect(pages).toHaveProperty([path]);
    expect(articlesOf(plan, articles).map((article) => article.path)).toEqual(plan.paths);
  });

  it("skips an unpublished page", () => {
    const [first, ...others] = plan.paths;
    expect(articlesOf(plan, { ...articles, [first!]: undefined }).map(({ path }) => path)).toEqual(others);
  });
});

describe("the documents", () => {
  it("have different names", () => {
    expect(new Set(documents.map(({ name }) => name)).size).toBe(documents.length);
  });
});
