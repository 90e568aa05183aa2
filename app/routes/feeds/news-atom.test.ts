import { describe, expect, it } from "vitest";
import { type Entry, newsFeed } from "./news-atom";

const about = {
  origin: "https://portal.example",
  language: "ar",
  title: "الأخبار",
  description: "ما يجري",
} as const;
const entry = (id: number, title: string, changed: string): Entry => ({
  id,
  title: { value: title, lang: "ar" },
  excerpt: { value: "R&D <b>", lang: "ar" },
  date: "2026-11-17",
  changed: new Date(changed),
});

describe("the news feed", () => {
  const entries = [entry(4, "أ & ب", "2026-11-18T09:00:00Z"), entry(3, "<3", "2026-11-19T10:00:00Z")];
  const feed = newsFeed(entries, about);

  it("has its language, its own address and its latest change", () => {
    expect(feed).toContain('<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="ar">');
    expect(feed).toContain('rel="self" href="https://portal.example/news.atom?lang=ar"');
    expect(feed.split("<entry>")[0]).toContain("<updated>2026-11-19T10:00:00.000Z</updated>");
  });

  it("keeps an entry's id in every language, and links to the reader's", () => {
    const english = newsFeed(entries, { ...about, language: "en" });
    for (const [text, language] of [
      [feed, "ar"],
      [english, "en"],
    ]) {
      expect(text).toContain("<id>https://portal.example/news/4</id>");
      expect(text).toContain(`href="https://portal.example/news/4?lang=${language}"`);
    }
  });

  it("writes texts as HTML", () => {
    expect(feed).toContain('<title type="html"><![CDATA[أ &amp; ب]]></title>');
    expect(feed).toContain("<![CDATA[R&amp;D &lt;b&gt;]]>");
  });

  it("is the same at any time, even without news", () => {
    expect(newsFeed([], about)).toBe(newsFeed([], about));
  });
});
