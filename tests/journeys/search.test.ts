import { expect } from "vitest";
import { articles } from "~/content/articles";
import { firstEdition } from "../support/first-edition";
import { journeys, test, words } from "../visitor/journey";
import { expectPresentable } from "../visitor/judge";
import type { Visitor } from "../visitor/visitor";

const insurance = articles["/health-insurance-fund"]!;
const NOT_FOR_ENGINES = "meta[name=robots][content=noindex]";
const resultsOf = (group: string) => `section[aria-labelledby=${group}] li`;
const searchOf = (words: string) => `/search?q=${encodeURIComponent(words)}`;

async function ask(visitor: Visitor, q: string) {
  await visitor.fill({ q }, { in: "main" });
  await visitor.press({ css: "main [role=search] button[type=submit]" });
}

journeys("A reader who searches", (language, test) => {
  const search = words(language, "search");
  const [insured, doctor, inOtherLetters] = {
    ar: ["التأمين", "طبيب عام", "التامين"],
    en: ["Insurance", "general practitioner", "INSURANCE"],
  }[language] as [string, string, string];

  test("reaches the search from every page and sees a form without results", async ({ visitor }) => {
    for (const address of ["/", "/news", "/faq", "/no-such-page"]) {
      await visitor.visit(address);
      expect([address, await visitor.count("header a[href='/search']")]).toEqual([address, 1]);
    }
    await visitor.press({ css: "header a[href='/search']" });
    expect(visitor.path).toBe("/search");
    expect(await visitor.count("main [name=q]")).toBe(1);
    await visitor.see(search.hint, { in: "main" });
    expect(await visitor.all("main section")).toEqual([]);
    await visitor.one(NOT_FOR_ENGINES);
    await expectPresentable(visitor);
  });

  test("finds pages, answers, news and jobs, grouped and marked", async ({ visitor }) => {
    await visitor.visit("/search");
    await ask(visitor, inOtherLetters);
    expect(await visitor.text(resultsOf("pages"))).toContain(insured);
    expect(await visitor.count(resultsOf("faq"))).toBeGreaterThan(0);
    expect(await visitor.count("main mark")).toBeGreaterThan(0);
    await visitor.one(NOT_FOR_ENGINES);
    await expectPresentable(visitor);

    await ask(visitor, doctor);
    expect(await visitor.count(resultsOf("jobs"))).toBeGreaterThan(0);

    await ask(visitor, "احمد");
    expect(await visitor.count(resultsOf("news"))).toBeGreaterThan(0);
    await visitor.press({ css: "section[aria-labelledby=news] > a" });
    expect(visitor.path).toMatch(/^\/news\?q=/);
    expect(await visitor.count("main article")).toBeGreaterThan(0);
  });

  test("gets a suggestion when a letter is wrong", async ({ visitor }) => {
    const [typed, meant] = { ar: ["التأمبن", "تأمين"], en: ["insurence", "insurance"] }[language];
    await visitor.visit(searchOf(typed!));
    await visitor.see(search["none-for"], { in: "main" });
    expect((await visitor.text("main p bdi.font-bold")).toLowerCase()).toContain(meant);
    expect(await visitor.count(resultsOf("pages"))).toBeGreaterThan(0);
    await expectPresentable(visitor);
  });

  test("opens the answer or the section that was found", async ({ visitor }) => {
    const { key, question } = firstEdition.questions[3]!;
    await visitor.visit(searchOf(question[language]));
    await visitor.press({ css: `${resultsOf("faq")} a` }, { nth: 0 });
    expect(visitor.path).toBe(`/faq?open=${key}#${key}`);
    expect(await visitor.attribute(`#${key}`, "open")).toBe("");

    const { id, title } = insurance.sections[1]!;
    await visitor.visit(searchOf(title[language]));
    await visitor.press({ css: `${resultsOf("pages")} a[href^='${insurance.path}'][href$='#${id}']` });
    expect(visitor.path).toMatch(new RegExp(`^${insurance.path}.*#${id}$`));
    expect(await visitor.count(`#${id}`)).toBe(1);
  });

  test("sees the search term and links to other pages when nothing is found", async ({ visitor }) => {
    const unknown = "<i>غير موجود zzz";
    await visitor.visit(searchOf(unknown));
    await visitor.see(search["none-found"], { in: "main" });
    expect((await visitor.one("main bdi")).textContent).toContain(unknown);
    expect(await visitor.count("main a[href='/contact-us']")).toBeGreaterThan(0);
    await expectPresentable(visitor);
    await visitor.press(search.clear);
    expect(await visitor.value("q", "main [role=search]")).toBe("");
  });
});

test("A search accepts any text", async ({ visitor }) => {
  for (const q of ["a".repeat(1500), "%", "\\", "'", "ـ", "\u0001", "a b c d e f g h i j", "%ZZ", "&q=2"])
    expect([q.slice(0, 9), (await visitor.get(searchOf(q))).status]).toEqual([q.slice(0, 9), 200]);
  const long = await (await visitor.get(searchOf("ا".repeat(500)))).text();
  expect(long).not.toContain("ا".repeat(201));
  for (const query of ["q=%E0%A4%A", "q=%00"])
    expect([query, (await visitor.get(`/search?${query}`)).status < 500]).toEqual([query, true]);
});
