import { describe, expect, it } from "vitest";
import { articles } from "./articles";
import { articlesOf, documents } from "./documents";
import { pages } from "./pages";

describe.each(documents)("the document $name", (plan) => {
  it("is made of pages that there are, and that are written", () => {
    for (const path of plan.paths) expect(pages).toHaveProperty([path]);
    expect(articlesOf(plan, articles).map((article) => article.path)).toEqual(plan.paths);
  });

  it("skips a page that is not written", () => {
    const [first, ...others] = plan.paths;
    expect(articlesOf(plan, { ...articles, [first!]: undefined }).map(({ path }) => path)).toEqual(others);
  });
});

describe("documents", () => {
  it("have a name each", () => {
    expect(new Set(documents.map(({ name }) => name)).size).toBe(documents.length);
  });
});
