import { expect } from "vitest";
import { journeys, pattern, test, words } from "../visitor/journey";
import { expectPresentable } from "../visitor/judge";
import { folded, pressable } from "../visitor/reading";
import type { Visitor } from "../visitor/visitor";

const ARTICLES = "main article";
const PER_PAGE = 12;

const canonical = (visitor: Visitor) => visitor.attribute("link[rel=canonical]", "href");
const wayTo = async (visitor: Visitor, name: string) =>
  pressable(await visitor.read(), name, {}).getAttribute("href")!;

journeys("A reader of the events", (language, test) => {
  const events = words(language, "events");
  const shell = words(language, "shell");
  const home = words(language, "home");
  const TABS = `main nav[aria-label='${events.tabs}'] a`;
  const isCurrent = async (visitor: Visitor, nth: 0 | -1) =>
    (await visitor.all(TABS)).at(nth)?.getAttribute("aria-current") === "page";

  test("reads upcoming and past events, each tab on its own page", async ({ visitor }) => {
    await visitor.visit("/conferences");
    expect(await visitor.count(ARTICLES)).toBe(PER_PAGE);
    expect(await visitor.all(TABS)).toHaveLength(2);
    expect(await isCurrent(visitor, 0)).toBe(true);
    expect(await visitor.text(ARTICLES)).toContain(events.today);
    await expectPresentable(visitor);
    await visitor.press({ css: "main [rel=next]" });
    expect(visitor.path).toMatch(/page=2/);

    await visitor.press({ css: TABS }, { nth: -1 });
    expect(visitor.path).toMatch(/tab=past/);
    expect(await isCurrent(visitor, -1)).toBe(true);
    expect(await visitor.title()).toMatch(pattern(events.titles.past));
    await visitor.see(pattern(shell["page-of"].replace("{{page}}", "1")), { in: "main .pager" });
    expect(await visitor.texts("body *")).not.toContain(events.today);
    const past = Number((await visitor.texts(`${TABS} small`)).at(-1));
    expect(past).toBeGreaterThanOrEqual(PER_PAGE + 2);
    await visitor.press({ css: "main [rel=next]" });
    expect(await visitor.count(ARTICLES)).toBe(past - PER_PAGE);

    await visitor.press({ css: TABS }, { nth: 0 });
    expect(visitor.path).toMatch(/\?page=2&other=2$/);
    await visitor.press({ css: "main [rel=prev]" });
    await visitor.press({ css: TABS }, { nth: -1 });
    expect(await visitor.count(ARTICLES)).toBe(past - PER_PAGE);
    await expectPresentable(visitor);
  });

  test("reads an event under both addresses and adds it to a calendar", async ({ visitor }) => {
    await visitor.visit("/conferences?tab=past");
    await visitor.press({ css: `${ARTICLES} a` }, { nth: 0 });
    const event = visitor.path;
    const address = visitor.site + event;
    await visitor.see(events["took-place"], { in: "main" });
    expect(await canonical(visitor)).toBe(address);
    const data = JSON.parse((await visitor.one("script[type='application/ld+json']")).textContent!);
    expect(data["@graph"][0]).toMatchObject({ "@type": "Event", startDate: expect.stringMatching(/^\d{4}/) });

    const title = await visitor.text("h1");
    expect(await visitor.visit(event.replace("/conferences/", "/events/"))).toBe(200);
    expect(await visitor.text("h1")).toBe(title);
    expect(await canonical(visitor)).toBe(address);

    const calendar = await visitor.get(await wayTo(visitor, events["add-to-calendar"]));
    expect(calendar.headers.get("Content-Type")).toBe("text/calendar; charset=utf-8");
    const text = (await calendar.text()).replace(/\r\n /g, "");
    expect(text).toContain("DTSTART;VALUE=DATE:");
    expect(folded(text.replaceAll("\\", ""))).toContain(`SUMMARY:${title}`);
    const feed = await wayTo(visitor, events.subscribe);
    expect(feed).toBe(`${visitor.site.replace("http", "webcal")}/conferences.ics?lang=${language}`);
  });

  test("sees a 404 page for a missing event", async ({ visitor }) => {
    for (const address of ["/conferences/99999", "/events/0", "/conferences/one"]) {
      expect([address, await visitor.visit(address)]).toEqual([address, 404]);
      expect(await visitor.title()).toMatch(pattern(events["not-found"]));
      expect(await visitor.text("h1")).toBe(events["not-found"]);
      expect(await visitor.attribute("meta[name=robots]", "content")).toBe("noindex");
    }
    await expectPresentable(visitor);
    await visitor.press(events.back);
    expect(visitor.path).toBe("/conferences");
  });

  test("goes from the home page to one of the next events, also in the dark theme", async ({ another }) => {
    const visitor = await another({ theme: "dark" });
    await visitor.visit("/");
    const next = `section:has(a[href^='/conferences/']) li`;
    await visitor.see(home.events, { in: "section:has(a[href^='/conferences/'])" });
    expect(await visitor.count(next)).toBe(4);
    await visitor.press({ css: `${next} a` }, { nth: 0 });
    expect(visitor.path).toMatch(/^\/conferences\/\d+$/);
    await expectPresentable(visitor);
  });
});

test("An event without English text is marked as Arabic", async ({ visitor }) => {
  await visitor.visit("/conferences?lang=en");
  const card = `${ARTICLES}:has(h3 .tag):has(h3 [lang=ar])`;
  expect(await visitor.count(card)).toBeGreaterThan(0);
  expect(await visitor.attribute(`${card} h3 [lang=ar]`, "dir")).toBe("rtl");
  expect(await visitor.text(card)).toContain(words("en", "shell")["in-arabic-only"]);
});

test("Pictures of events become links on light pages", async ({ visitor }) => {
  await visitor.visit("/conferences");
  expect(await visitor.count(`${ARTICLES} img`)).toBeGreaterThan(5);
  await visitor.press(words("en", "shell").lite.on);
  expect(await visitor.all("main img")).toEqual([]);
  const links = await visitor.all("main a.photo-link");
  expect(links.length).toBeGreaterThan(5);
  await expectPresentable(visitor);
  expect((await visitor.get(links[0]!.getAttribute("href")!)).status).toBe(200);
});
