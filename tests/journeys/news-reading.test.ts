import { expect } from "vitest";
import { journeys, pattern, words } from "../visitor/journey";
import { expectPresentable } from "../visitor/judge";

const SEARCH = { css: "main [role=search] button[type=submit]" };
const ARTICLES = "main article";
const FILE_NAME = /^attachment;.*filename(?:\*=UTF-8''(\S+)|="(.+)")$/;

journeys("A reader of the news", (language, test) => {
  const news = words(language, "news");

  test("reads the list, searches it and returns to all articles", async ({ visitor }) => {
    await visitor.visit("/news");
    expect(await visitor.attribute("html", "dir")).toBe(language === "ar" ? "rtl" : "ltr");
    expect(await visitor.count(ARTICLES)).toBe(12);
    await expectPresentable(visitor);
    await visitor.press({ css: "main [rel=next]" });
    expect(visitor.path).toMatch(/page=2/);
    expect(await visitor.count("main [rel=prev]")).toBe(1);

    await visitor.visit("/news");
    await visitor.fill({ q: "احمد" }, { in: "main" });
    await visitor.press(SEARCH);
    expect(visitor.path).toMatch(/q=/);
    expect(await visitor.count(ARTICLES)).toBeGreaterThan(0);
    expect(await visitor.value("q", "main [role=search]")).toBe("احمد");

    await visitor.fill({ q: "لا شيء بهذا الاسم" }, { in: "main" });
    await visitor.press(SEARCH);
    expect(await visitor.count(ARTICLES)).toBe(0);
    await visitor.see(pattern(news["none-found"]), { in: "main" });
    await visitor.press(news.clear, { nth: 0 });
    expect(await visitor.count(ARTICLES)).toBe(12);
    expect(await visitor.count("a", news.clear)).toBe(0);
  });

  test("opens an article at its second address, and finds the way back from an unknown one", async ({
    visitor,
  }) => {
    const news = words(language, "news");
    await visitor.visit("/news");
    const links = await visitor.texts("main article a");
    expect(links.filter((link) => link.startsWith(news["read-more"]))).toHaveLength(
      await visitor.count("main article"),
    );
    expect(await visitor.visit("/news/999999")).toBe(404);
    await visitor.see(news["not-found"], { in: "main h1" });
    await expectPresentable(visitor);
    await visitor.press(news["back-to-list"]);
    expect(visitor.path).toBe("/news");
  });

  test("filters the articles of one day", async ({ visitor }) => {
    await visitor.visit("/news");
    const day = (await visitor.attribute(`${ARTICLES} time`, "datetime"))!;
    await visitor.fill({ date: day }, { in: "main" });
    await visitor.press(SEARCH);
    const days = (await visitor.all(`${ARTICLES} time`)).map((time) => time.getAttribute("datetime"));
    expect([...new Set(days)]).toEqual([day]);
    expect(await visitor.count(ARTICLES)).toBe(days.length);
  });

  test("downloads an attachment under its original name", async ({ visitor }) => {
    await visitor.visit("/news?page=2");
    await visitor.press({ css: `${ARTICLES}:has([data-attachments]) a` }, { nth: 0 });
    await expectPresentable(visitor);
    const article = visitor.path;
    const link = "main a[href^='/files/attachments/']";
    const file = await visitor.get((await visitor.attribute(link, "href"))!);
    const [, encoded, plain] = FILE_NAME.exec(file.headers.get("Content-Disposition") ?? "")!;
    const name = encoded ? decodeURIComponent(encoded) : plain;
    expect(name).toMatch(/\.(pdf|docx?|txt)$/);
    expect(await visitor.text("main section li bdi")).toBe(name);
    expect((await file.arrayBuffer()).byteLength).toBeGreaterThan(0);
    await visitor.press({ css: link }, { nth: 0 });
    expect(visitor.path).toBe(article);
  });

  test("resumes an interrupted download, unless the file has changed", async ({ visitor }) => {
    await visitor.visit("/news?page=2");
    await visitor.press({ css: `${ARTICLES}:has([data-attachments]) a` }, { nth: 0 });
    const address = (await visitor.attribute("main a[href^='/files/attachments/']", "href"))!;
    const response = await visitor.get(address);
    const bytes = Buffer.from(await response.arrayBuffer());
    for (const [condition, status, rest] of [
      [{}, 206, bytes.subarray(3)],
      [{ "If-Range": response.headers.get("ETag")! }, 206, bytes.subarray(3)],
      [{ "If-Range": '"another"' }, 200, bytes],
    ] as const) {
      const part = await visitor.get(address, { Range: "bytes=3-", ...condition });
      expect([condition, part.status]).toEqual([condition, status]);
      expect(Buffer.from(await part.arrayBuffer()).equals(rest)).toBe(true);
    }
  });

  test("reads an article and the front page in the dark theme", async ({ another }) => {
    const visitor = await another({ theme: "dark" });
    for (const address of ["/news/1", "/"]) {
      await visitor.visit(address);
      expect(await visitor.attribute("html", "data-theme")).toBe("dark");
      await expectPresentable(visitor);
    }
  });
});
