import { describe, expect, it } from "vitest";
import { db, news, newsAttachments, staffUsers } from "~/db";
import { findArticle } from "~/domain/news/articles.server";
import { findAttachment } from "~/domain/news/files.server";
import { listLatestNews, listNews } from "~/domain/news/list.server";
import { useDatabase } from "../support/database";

useDatabase();

async function aStaffUser(role: "admin" | "editor", email = `${role}@news.test`) {
  const [user] = await db
    .insert(staffUsers)
    .values({ email, fullName: email, role, passwordHash: "none" })
    .returning({ id: staffUsers.id, role: staffUsers.role });
  return user!;
}

async function anArticle(fields: Partial<typeof news.$inferInsert> & { authorId: string }) {
  const [article] = await db
    .insert(news)
    .values({
      title: "Title",
      description: "Description",
      date: "2026-11-21",
      photoKey: `news-photos/${crypto.randomUUID()}`,
      photoName: "photo.jpg",
      photoWidth: 900,
      photoHeight: 600,
      ...fields,
    })
    .returning({ id: news.id });
  return article!.id;
}

const search = async (q: string, date: string | null = null) =>
  (await listNews({ q, date, page: 1, language: "en" })).articles.map((article) => article.title.value);

describe("the news list", () => {
  it("ignores alef forms, diacritics and digits in Arabic, and case in English", async () => {
    const { id: authorId } = await aStaffUser("editor");
    await anArticle({ authorId, title: "Honour", titleAr: "تكريم الدكتور أَحْمَد" });
    await anArticle({ authorId, title: "Vaccines 2026", descriptionAr: "حملة عام 2026" });
    expect(await search("احمد")).toEqual(["Honour"]);
    expect(await search("أحمــد")).toEqual(["Honour"]);
    expect(await search("٢٠٢٦")).toEqual(["Vaccines 2026"]);
    expect(await search("۲۰۲۶")).toEqual(["Vaccines 2026"]);
    expect(await search("VACC")).toEqual(["Vaccines 2026"]);
    expect(await search("nothing")).toEqual([]);
  });

  it("treats pattern characters literally", async () => {
    const { id: authorId } = await aStaffUser("editor");
    await anArticle({ authorId, title: "A discount of 50% now" });
    await anArticle({ authorId, title: "snake_case \\ slash" });
    expect(await search("50%")).toEqual(["A discount of 50% now"]);
    expect(await search("5%0")).toEqual([]);
    expect(await search("e_c")).toEqual(["snake_case \\ slash"]);
    expect(await search("k_c")).toEqual([]);
    expect(await search("\\")).toEqual(["snake_case \\ slash"]);
    expect(await search("'; drop table news; --")).toEqual([]);
  });

  it("filters by the exact day, together with the words", async () => {
    const { id: authorId } = await aStaffUser("editor");
    await anArticle({ authorId, title: "Monday", date: "2026-11-02" });
    await anArticle({ authorId, title: "Tuesday", date: "2026-11-03" });
    expect(await search("", "2026-11-02")).toEqual(["Monday"]);
    expect(await search("day", "2026-11-03")).toEqual(["Tuesday"]);
    expect(await search("Monday", "2026-11-03")).toEqual([]);
  });

  it("shows 12 a page, newest first, and limits the page to the last one", async () => {
    const { id: authorId } = await aStaffUser("editor");
    await anArticle({ authorId, title: "Newest", date: "2026-02-01" });
    for (let n = 1; n <= 25; n += 1) await anArticle({ authorId, title: `Nr ${n}`, date: "2026-01-01" });
    const first = await listNews({ q: "", date: null, page: 1, language: "en" });
    expect([first.total, first.pages, first.articles.length]).toEqual([26, 3, 12]);
    expect(first.articles.slice(0, 3).map((article) => article.title.value)).toEqual([
      "Newest",
      "Nr 25",
      "Nr 24",
    ]);
    const beyond = await listNews({ q: "", date: null, page: 99, language: "en" });
    expect([beyond.page, beyond.articles.map((article) => article.title.value)]).toEqual([
      3,
      ["Nr 2", "Nr 1"],
    ]);
    expect((await listNews({ q: "", date: null, page: 0, language: "en" })).page).toBe(1);
    expect((await listLatestNews(3, "en")).map((article) => article.title.value)).toEqual([
      "Newest",
      "Nr 25",
      "Nr 24",
    ]);
  });

  it("is in the visitor's language if available, with a short text and the number of attachments", async () => {
    const { id: authorId } = await aStaffUser("editor");
    const newsId = await anArticle({
      authorId,
      title: "Council",
      titleAr: "المجلس",
      description: "word ".repeat(200),
    });
    const file = { newsId, fileName: "a.pdf", fileSize: 1, fileType: "pdf", mimeType: "application/pdf" };
    await db.insert(newsAttachments).values([
      { ...file, fileKey: "attachments/one" },
      { ...file, fileKey: "attachments/two" },
    ]);
    const { articles } = await listNews({ q: "", date: null, page: 1, language: "ar" });
    expect(articles[0]).toMatchObject({
      title: { value: "المجلس", lang: "ar" },
      excerpt: { value: expect.stringMatching(/^word .{100,160}…$/), lang: "en" },
      attachments: 2,
    });
    expect((await findArticle(newsId))?.attachments).toHaveLength(2);
    expect(await findAttachment("attachments/two")).toEqual({
      fileName: "a.pdf",
      mimeType: "application/pdf",
    });
    expect(await findAttachment("attachments/three")).toBeNull();
  });
});
