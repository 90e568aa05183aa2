import type { APIRequestContext, Page } from "@playwright/test";
import { association } from "~/content/association";
import { foundAt, listedPages } from "~/content/findable";
import { otherLanguage } from "~/i18n/languages";
import { newsFeed } from "~/routes/feeds/news-feed.server";
import { expect, inBothLanguages, signIn, test, words } from "./support";

const hrefs = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));

const structured = async (page: Page) =>
  (await page.locator("script[type='application/ld+json']").allTextContents()).map((text) =>
    JSON.parse(text),
  );

/** The texts of the elements of an XML answer, read by the browser; fails where it is not well-formed. */
const xmlTexts = (page: Page, xml: string, name: string) =>
  page.evaluate(
    ([source, wanted]) => {
      const read = new DOMParser().parseFromString(source!, "application/xml");
      if (read.querySelector("parsererror")) throw new Error(read.documentElement.textContent ?? "");
      return [...read.getElementsByTagName(wanted!)].map((element) => element.textContent ?? "");
    },
    [xml, name],
  );

const read = async (request: APIRequestContext, address: string) => (await request.get(address)).text();

inBothLanguages("Search engines", (language) => {
  const other = otherLanguage(language);

  test("find each listed page under one address that names its twin", async ({ page, baseURL }) => {
    test.slow();
    const titles = new Set<string>();
    for (const path of listedPages) {
      await page.goto(path);
      expect(await hrefs(page, "link[rel=canonical]")).toEqual([`${baseURL}${path}?lang=${language}`]);
      expect(await hrefs(page, `link[hreflang=${other}]`)).toEqual([`${baseURL}${path}?lang=${other}`]);
      expect(await hrefs(page, "link[hreflang=x-default]")).toEqual([baseURL + path]);
      const about = page.locator("meta[name=description]");
      expect([path, await about.count()]).toEqual([path, 1]);
      expect((await about.getAttribute("content"))?.length).toBeGreaterThan(20);
      titles.add(await page.title());
    }
    expect(titles.size).toBe(listedPages.length);
  });

  test("find the twin of a page, which names this one", async ({ page, baseURL }) => {
    await page.goto("/news?page=2&utm_source=mail");
    const here = `${baseURL}/news?page=2&lang=${language}`;
    expect(await hrefs(page, "link[rel=canonical]")).toEqual([here]);
    const [twin] = await hrefs(page, `link[hreflang=${other}]`);
    expect((await page.goto(twin!))?.status()).toBe(200);
    await expect(page.locator("html")).toHaveAttribute("lang", other);
    expect(await hrefs(page, "link[rel=canonical]")).toEqual([twin]);
    expect(await hrefs(page, `link[hreflang=${language}]`)).toEqual([here]);
  });

  test("find the same page under its second address", async ({ page, baseURL }) => {
    for (const path of ["/events", "/emp_portal"]) {
      await page.goto(path);
      const found = foundAt(path);
      const expected = found ? [`${baseURL}${found}?lang=${language}`] : [];
      expect(await hrefs(page, "link[rel=canonical]")).toEqual(expected);
    }
  });

  test("keep out of what is typed, missing, in preparation or personal", async ({ page }) => {
    const hidden = ["/news?q=doctor", "/news?date=2026-11-21", "/no-such-page", "/news/99999"];
    await signIn(page, "admin");
    for (const address of [
      ...hidden,
      "/dashboard",
      "/dashboard/add-news",
      "/edit-news/40",
      "/news/40/delete",
    ]) {
      await page.goto(address);
      await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
      expect(await page.title()).toContain(association.name[language]);
      await expect(
        page.locator("link[rel=canonical], link[hreflang], script[type='application/ld+json']"),
      ).toHaveCount(0);
    }
  });

  test("learn who the association is and what an article says", async ({ page, baseURL }) => {
    const complaints: string[] = [];
    page.on("console", (message) => complaints.push(message.text()));
    await page.goto("/");
    expect(await structured(page)).toMatchObject([
      { "@type": "Organization", name: association.name[language] },
    ]);
    await page.goto("/news/40");
    const [graph] = await structured(page);
    const [article, way] = graph["@graph"];
    const title = await page.locator("h1").textContent();
    expect(article).toMatchObject({ "@type": "NewsArticle", headline: title, inLanguage: language });
    expect(way.itemListElement.at(-1)).toMatchObject({ item: `${baseURL}/news/40?lang=${language}` });
    const image = await page.locator("meta[property='og:image']").getAttribute("content");
    expect(article.image).toBe(image);
    expect((await page.request.get(image!)).headers()["content-type"]).toBe("image/webp");
    expect(complaints).toEqual([]);
  });

  test("follow the news in the order of the list", async ({ page, request }) => {
    await expect(async () => {
      await page.goto("/news");
      const [address] = await hrefs(page, "link[type='application/atom+xml']");
      const feed = await read(request, address!);
      const listed = await page
        .locator("main h3")
        .evaluateAll((all) => all.map((title) => title.firstChild?.textContent));
      const [own, ...entries] = await xmlTexts(page, feed, "title");
      expect(own).toContain(words(language, "news").title);
      expect(entries.slice(0, listed.length)).toEqual(listed);
      expect(entries.length).toBeLessThanOrEqual(20);
      expect(feed).toContain(`xml:lang="${language}"`);
    }, "while others publish").toPass({ timeout: 20_000 });
  });
});

test("Every address of the site map is there", async ({ page, request }) => {
  test.slow();
  const listed = async () => xmlTexts(page, await read(request, "/sitemap.xml"), "loc");
  const addresses = await listed();
  expect(addresses.length).toBeGreaterThan(2 * listedPages.length);
  const missing: string[] = [];
  for (const address of addresses) {
    const status = (await request.get(address)).status();
    if (status === 404) missing.push(address);
    else expect([address, status]).toEqual([address, 200]);
  }
  const stillListed = missing.length ? await listed() : [];
  expect(missing.filter((address) => stillListed.includes(address))).toEqual([]);
});

test("A feed of the oddest titles is XML", async ({ page }) => {
  const title = "R&D <b>3</b> ]]> \u0000\u0008\u001f \ud800 \ufffe 👩‍⚕️ &amp; “قَسَم”";
  const text = { value: title, lang: "ar" } as const;
  const entry = {
    id: 1,
    title: text,
    excerpt: text,
    date: "2026-11-21",
    changed: new Date("2026-11-21T08:00:00Z"),
  };
  const about = { origin: "https://portal.example", language: "ar", title, description: title } as const;
  const [, odd] = await xmlTexts(page, newsFeed([entry], about), "title");
  const shown = await page.evaluate(
    (html) => new DOMParser().parseFromString(html, "text/html").body.textContent,
    odd!,
  );
  expect(shown?.replace(/ +/g, " ")).toBe("R&D <b>3</b> ]]> 👩‍⚕️ &amp; “قَسَم”");
});
