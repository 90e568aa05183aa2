import { describe, expect, it } from "vitest";
import { pageMeta } from "./page-meta";

describe("pageMeta", () => {
  it("returns title and description in as few tags as possible", () => {
    expect(pageMeta({ title: "News | Us", description: "What happens" })).toEqual([
      { title: "News | Us" },
      { property: "og:title", content: "News | Us" },
      { name: "description", property: "og:description", content: "What happens" },
    ]);
  });

  it("adds an article's picture and a link to its feed", () => {
    const image = "https://portal.example/files/p/640.webp";
    expect(pageMeta({ title: "T", image, feed: "/news.atom?lang=ar" }).slice(2)).toEqual([
      { property: "og:type", content: "article" },
      { property: "og:image", content: image },
      { tagName: "link", rel: "alternate", type: "application/atom+xml", href: "/news.atom?lang=ar" },
    ]);
  });
});
