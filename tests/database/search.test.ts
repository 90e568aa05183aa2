import { beforeEach, describe, expect, it } from "vitest";
import { articles } from "~/content/articles";
import { setEdition } from "~/content/current-edition";
import { db, news, staffUsers } from "~/db";
import { listNews } from "~/domain/news/list.server";
import { searchAll } from "~/domain/search/sources.server";
import type { Language } from "~/i18n";
import { contentChanged, contentFollowed, contentUnknown } from "~/platform/content-changes.server";
import { useDatabase } from "../support/database";
import { editionWith, firstEdition } from "../support/first-edition";

useDatabase();

let authorId: string;
beforeEach(async () => {
  setEdition(editionWith(false));
  const [user] = await db
    .insert(staffUsers)
    .values({ email: "editor@news.test", fullName: "Editor", role: "editor", passwordHash: "none" })
    .returning({ id: staffUsers.id });
  authorId = user!.id;
});

async function anArticle(fields: Partial<typeof news.$inferInsert>) {
  const photo = { photoKey: crypto.randomUUID(), photoName: "p.jpg", photoWidth: 9, photoHeight: 6 };
  const texts = { title: "Title", description: "Description", date: "2026-11-21" };
  await db.insert(news).values({ ...texts, ...photo, authorId, ...fields });
}

async function found(q: string, group: string, language: Language = "en") {
  return (await searchAll(q, language)).groups.find((each) => each.group === group);
}
const titles = async (q: string) => (await found(q, "news"))?.hits.map(({ title }) => title.value) ?? [];

describe("one search over everything", () => {
  it("finds news that contain every word in any field and language, newest first", async () => {
    await anArticle({ title: "Vaccines for Irbid", description: "A new campaign", date: "2026-11-01" });
    await anArticle({ title: "Campaign", titleAr: "حملة في إربد", description: "In the north" });
    await anArticle({ title: "Nothing of this", description: "Campaign elsewhere" });
    expect(await titles("irbid CAMPAIGN")).toEqual(["Vaccines for Irbid"]);
    expect(await titles("campaign north")).toEqual(["Campaign"]);
    expect(await titles("اربد campaign")).toEqual(["Campaign"]);
    expect(await titles("campaign")).toEqual(["Nothing of this", "Campaign", "Vaccines for Irbid"]);
    expect(await titles("campaign moon")).toEqual([]);
    expect(await titles("c%n")).toEqual([]);
  });

  it("shows ten news and their total number, as the list of news does", async () => {
    for (let n = 1; n <= 14; n += 1) await anArticle({ title: `Campaign ${n}` });
    const group = await found("campaign", "news");
    expect([group?.hits.length, group?.total]).toEqual([10, 14]);
    const list = await listNews({ q: "campaign", date: null, page: 1, language: "en" });
    expect(list.total).toBe(14);
    expect(list.articles.slice(0, 10).map(({ id }) => `/news/${id}`)).toEqual(
      group?.hits.map(({ address }) => address),
    );
  });

  it("shows the matching text in the language of the match", async () => {
    await anArticle({ titleAr: "خبر", description: "In English", descriptionAr: "موعد الحملة في إربد غدًا" });
    expect((await found("اربد", "news"))?.hits[0]).toMatchObject({
      title: { value: "Title", lang: "en" },
      day: "2026-11-21",
      snippet: { lang: "ar", parts: [{ found: false }, { text: "إربد", found: true }, { found: false }] },
    });
  });

  it.each(["en", "ar"] as const)(
    "leads to the very answer, page and part of a page, and to no vacancy that is a sample, in %s",
    async (language) => {
      const [question, job] = [firstEdition.questions[0]!, firstEdition.vacancies[0]!];
      const answers = await found(question.question[language], "faq", language);
      expect(answers?.hits[0]).toMatchObject({
        address: `/faq?open=${question.key}#${question.key}`,
        title: { value: question.question[language] },
      });
      expect(await found(job.title[language], "jobs", language)).toBeUndefined();
      const pages = await found(language === "en" ? "health insurance" : "التامين الصحي", "pages", language);
      expect(pages?.hits[0]?.address).toBe("/health-insurance-fund");
      const { path, sections } = articles["/health-insurance-fund"]!;
      const { id, title } = sections[0]!;
      const parts = await found(title[language], "pages", language);
      expect(parts?.hits.map(({ address }) => address.replace(`?open=${id}`, ""))).toContain(`${path}#${id}`);
    },
  );

  it("allows one wrong letter if nothing matches exactly, in either language", async () => {
    await anArticle({ title: "Vaccines for Irbid", titleAr: "لقاحات لإربد" });
    const meant = async (q: string) => {
      const { groups, meant } = await searchAll(q, "en");
      return [meant, groups.flatMap(({ hits }) => hits.map(({ address }) => address.replace(/\d+$/, "N")))];
    };
    expect(await meant("vacines irbid")).toEqual(["Vaccines Irbid", ["/news/N"]]);
    expect(await meant("لقاخات")).toEqual(["لقاحات", ["/news/N"]]);
    expect((await meant("insurence"))[1]).toContain("/health-insurance-fund");
    expect(await meant("vaccines")).toEqual([null, ["/news/N"]]);
  });

  it("reads its vocabulary once, and again after content has changed", async () => {
    const meant = async (q: string) => (await searchAll(q, "en")).meant;
    contentFollowed();
    expect(await meant("thermomaters")).toBeNull();
    await anArticle({ title: "Thermometers" });
    expect(await meant("thermomaters")).toBeNull();
    contentChanged();
    expect(await meant("thermomaters")).toBe("Thermometers");
    contentUnknown();
    await anArticle({ title: "Stethoscopes" });
    expect(await meant("stethascopes")).toBe("Stethoscopes");
  });

  it("finds nothing for an empty query, and no personal data", async () => {
    for (const q of ["", " ", "ـ", "zzzzqqq"])
      expect(await searchAll(q, "en")).toEqual({ groups: [], meant: null });
    const pages = await found("dashboard", "pages");
    expect(pages?.hits.filter(({ address }) => address.includes("dashboard")) ?? []).toEqual([]);
  });
});
