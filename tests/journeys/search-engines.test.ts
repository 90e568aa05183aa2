import { JSDOM } from "jsdom";
import { expect } from "vitest";
import { foundAt, listedPages } from "~/addresses/search-engines";
import { association } from "~/content/association";
import { otherLanguage } from "~/i18n";
import { errand, errands, words } from "../visitor/journey";
import type { Visitor } from "../visitor/visitor";

const { window } = new JSDOM("");
const CANONICAL = "link[rel=canonical]";
const OF_FOUND_PAGES = `${CANONICAL}, link[hreflang], script[type='application/ld+json']`;
const twinIn = (language: string) => `link[hreflang=${language}]`;

const hrefs = async (visitor: Visitor, selector: string) =>
  (await visitor.all(selector)).map((link) => link.getAttribute("href"));

const structured = async (visitor: Visitor) =>
  (await visitor.all("script[type='application/ld+json']")).map(({ textContent }) =>
    JSON.parse(textContent ?? ""),
  );

/** Returns the texts of the elements of an XML answer; fails if it is not well-formed. */
function xmlTexts(xml: string, name: string): string[] {
  const read = new window.DOMParser().parseFromString(xml, "application/xml");
  expect(read.querySelector("parsererror")?.textContent).toBeUndefined();
  return [...read.getElementsByTagName(name)].map((element) => element.textContent ?? "");
}

errands("Search engines", (language, test) => {
  const other = otherLanguage(language);

  test("find each listed page under one address that names its translation", async ({ visitor }) => {
    const titles = new Set<string>();
    for (const path of listedPages) {
      await visitor.visit(path);
      expect(await hrefs(visitor, CANONICAL)).toEqual([visitor.site + path]);
      expect(await hrefs(visitor, twinIn(language))).toEqual([`${visitor.site}${path}?lang=${language}`]);
      expect(await hrefs(visitor, twinIn(other))).toEqual([`${visitor.site}${path}?lang=${other}`]);
      expect(await hrefs(visitor, twinIn("x-default"))).toEqual([visitor.site + path]);
      const about = (await visitor.one("meta[name=description]")).getAttribute("content");
      expect([path, about?.length]).toEqual([path, expect.toSatisfy((length) => length > 20)]);
      titles.add(await visitor.title());
    }
    expect(titles.size).toBe(listedPages.length);
  });

  test("get a description of each login page", async ({ visitor }) => {
    for (const [door, who] of [
      ["/dr-portal", "doctor"],
      ["/computer-portal", "computer"],
      ["/emp-portal", "staff"],
    ] as const) {
      await visitor.visit(door);
      const about = await visitor.attribute("meta[name=description]", "content");
      expect([door, about]).toEqual([door, words(language, "auth")[`${who}-intro`]]);
    }
  });

  test("find the translation of a page, which names this one", async ({ visitor }) => {
    await visitor.visit("/news?page=2&utm_source=mail");
    const here = `${visitor.site}/news?page=2&lang=${language}`;
    expect(await hrefs(visitor, CANONICAL)).toEqual([`${visitor.site}/news?page=2`]);
    const [twin] = await hrefs(visitor, twinIn(other));
    expect(await visitor.visit(twin!)).toBe(200);
    expect(await visitor.attribute("html", "lang")).toBe(other);
    expect(await hrefs(visitor, CANONICAL)).toEqual([twin]);
    expect(await hrefs(visitor, twinIn(language))).toEqual([here]);
  });

  test("find the same page under its second address", async ({ visitor }) => {
    for (const path of ["/events", "/emp_portal"]) {
      await visitor.visit(path);
      const found = foundAt(path);
      const expected = found ? [visitor.site + found] : [];
      expect([path, await hrefs(visitor, CANONICAL)]).toEqual([path, expected]);
    }
  });

  test("do not index form, missing, unpublished or personal pages", async ({ visitor }) => {
    const hidden = ["/news?q=doctor", "/news?date=2026-11-21", "/no-such-page", "/news/99999"];
    const staffs = ["/dashboard", "/dashboard/add-news", "/edit-news/40", "/news/40/delete"];
    await visitor.signIn("admin");
    for (const address of [...hidden, ...staffs]) {
      await visitor.visit(address);
      const robots = (await visitor.one("meta[name=robots]")).getAttribute("content");
      expect([address, robots]).toEqual([address, "noindex"]);
      expect(await visitor.title()).toContain(association.name[language]);
      expect([address, await visitor.all(OF_FOUND_PAGES)]).toEqual([address, []]);
    }
  });

  test("get structured data about the association and each article", async ({ visitor }) => {
    await visitor.visit("/");
    expect(await structured(visitor)).toMatchObject([
      { "@type": "Organization", name: association.name[language] },
    ]);
    await visitor.visit("/news/40");
    const [graph] = await structured(visitor);
    const [article, way] = graph["@graph"];
    const { textContent: headline } = await visitor.one("h1");
    expect(article).toMatchObject({ "@type": "NewsArticle", headline, inLanguage: language });
    expect(way.itemListElement.at(-1)).toMatchObject({
      item: `${visitor.site}/news/40?lang=${language}`,
    });
    const image = (await visitor.one("meta[property='og:image']")).getAttribute("content");
    expect(article.image).toBe(image);
    expect((await visitor.get(image!)).headers.get("Content-Type")).toBe("image/webp");
  });

  test("follow the news in the order of the list", async ({ visitor }) => {
    const compared = async () => {
      await visitor.visit("/news");
      const [address] = await hrefs(visitor, "link[type='application/atom+xml']");
      const feed = await (await visitor.get(address!)).text();
      const [feedTitle, ...entries] = xmlTexts(feed, "title");
      expect(feedTitle).toContain(words(language, "news").title);
      expect(entries.length).toBeLessThanOrEqual(20);
      expect(feed).toContain(`xml:lang="${language}"`);
      const listed = (await visitor.all("main h3 a")).map((title) => title.firstChild?.textContent);
      expect(listed.length).toBeGreaterThan(0);
      return [entries.slice(0, listed.length), listed].map((titles) => JSON.stringify(titles));
    };
    const published = "while others publish, the list soon is the feed";
    await expect.poll(async () => new Set(await compared()).size, { message: published }).toBe(1);
  });
});

/** The register lets one client read only thirty doctors in ten minutes. */
const DOCTORS = 20;

errand("Every address of the site map exists", async ({ visitor }) => {
  const listed = async () => xmlTexts(await (await visitor.get("/sitemap.xml")).text(), "loc");
  const addresses = await listed();
  expect(addresses.length).toBeGreaterThan(2 * listedPages.length);
  const missing: string[] = [];
  const isDoctor = (address: string) => /\/doctors\/\d/.test(address);
  const some = addresses.filter(isDoctor).slice(0, DOCTORS);
  expect(some).toHaveLength(DOCTORS);
  for (const address of [...addresses.filter((each) => !isDoctor(each)), ...some]) {
    const answer = await visitor.get(address);
    await answer.body?.cancel();
    if (answer.status === 404) missing.push(address);
    else expect([address, answer.status]).toEqual([address, 200]);
  }
  const stillListed = missing.length > 0 ? await listed() : [];
  expect(missing.filter((address) => stillListed.includes(address))).toEqual([]);
});
