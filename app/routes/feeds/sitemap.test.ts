import { expect, it } from "vitest";
import { sitemapXml } from "./sitemap";

it("lists a page once for each language, with alternates and its last change", () => {
  const changed = new Date("2026-11-18T09:00:00Z");
  const map = sitemapXml("https://portal.example", [{ path: "/" }, { path: "/news/4", changed }]);
  expect([...map.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)).toEqual([
    "https://portal.example/?lang=ar",
    "https://portal.example/?lang=en",
    "https://portal.example/news/4?lang=ar",
    "https://portal.example/news/4?lang=en",
  ]);
  const last = map.split("<url>").at(-1)!;
  expect(last).toContain("<lastmod>2026-11-18T09:00:00.000Z</lastmod>");
  for (const [language, query] of Object.entries({ ar: "?lang=ar", en: "?lang=en", "x-default": "" })) {
    expect(last).toContain(`hreflang="${language}" href="https://portal.example/news/4${query}"/>`);
  }
});
