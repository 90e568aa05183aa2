import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import { journeys, test, words } from "../visitor/journey";
import { expectPresentable } from "../visitor/judge";
import { aPhoto, aTextFile } from "../visitor/uploads";
import type { Visitor } from "../visitor/visitor";

const ADD = "/dashboard/add-news";
const FILES = "main a[href^='/files/attachments/']";
const save = (visitor: Visitor) => visitor.press({ css: "main form [type=submit]" }, { nth: -1 });
const photoOf = (visitor: Visitor) => visitor.attribute("main img", "src");

journeys("An editor of the news", (language, test) => {
  const news = words(language, "news");

  test("publishes, edits and deletes an article; another editor may not, an admin may", async ({
    visitor,
    another,
  }) => {
    const title = `Article of a test ${randomUUID().replaceAll("-", "")}`;
    await visitor.signIn("editor");
    expect(visitor.path).toBe("/dashboard");
    await visitor.press({ css: `.rail a[href='${ADD}']` });
    await expectPresentable(visitor);

    await visitor.fill({ title });
    await save(visitor);
    expect(await visitor.alert()).not.toBe("");
    expect(await visitor.title()).toMatch(new RegExp(words(language, "forms").error));
    expect(await visitor.value("title")).toBe(title);
    await expectPresentable(visitor);

    await visitor.fill({
      title_ar: "خبر تجريبي مكتمل",
      description: "First line\nSecond line",
      description_ar: "السطر الأول",
      photo: await aPhoto("#0a5"),
      attachments: [aTextFile("notes.txt"), aTextFile("محضر الاجتماع.txt")],
    });
    await save(visitor);
    expect(visitor.path).toBe("/news");
    await visitor.see(news.added, { in: "[role=status]" });

    await visitor.visit(`/news?q=${encodeURIComponent(title)}`);
    await visitor.press({ css: "main article a" }, { nth: 0 });
    expect(await visitor.all(FILES)).toHaveLength(2);
    const article = visitor.path;
    const id = article.split("/").at(-1);
    const firstPhoto = await photoOf(visitor);

    const stranger = await another();
    await stranger.signIn("editor2");
    for (const address of [`/edit-news/${id}`, `/news/${id}/delete`]) {
      await stranger.visit(address);
      expect(stranger.path).toBe("/news");
      expect(await stranger.alert()).not.toBe("");
    }

    await visitor.visit(`/edit-news/${id}`);
    expect(await visitor.value("title")).toBe(title);
    await expectPresentable(visitor);
    const [first] = await visitor.all("[name=remove_attachments]");
    await visitor.fill({
      photo: await aPhoto("#a50"),
      remove_attachments: [first!.getAttribute("value")!],
      attachments: [aTextFile("added.txt"), aTextFile("left-out.txt")],
    });
    await save(visitor);
    await visitor.see([news.review.title, "added.txt", "left-out.txt"], { in: "main" });
    await expectPresentable(visitor);
    await visitor.press(news.review.change);
    const ticks = await visitor.all("[name=remove_attachments]");
    const ids = ticks.map((tick) => tick.getAttribute("value")!);
    expect(ticks.map((tick) => tick.hasAttribute("checked"))).toEqual([true, false, false, false]);
    await visitor.fill({ remove_attachments: [ids[0]!, ids[3]!] });
    await save(visitor);
    await visitor.seeNot("left-out.txt", { in: "main" });
    expect(await (await visitor.get(article)).text()).toContain(firstPhoto);
    await visitor.press(news.review.confirm);
    expect(visitor.path).toBe(article);
    await visitor.see(news.updated, { in: "[role=status]" });
    expect(await visitor.all(FILES)).toHaveLength(2);
    await visitor.see("added.txt", { in: "main" });
    await visitor.seeNot("notes.txt", { in: "main" });
    expect(await photoOf(visitor)).not.toBe(firstPhoto);

    const admin = await another();
    await admin.signIn("admin");
    await admin.visit(`/edit-news/${id}`);
    expect(await admin.value("title")).toBe(title);

    const late = await visitor.twin();
    await late.visit(`/edit-news/${id}`);
    await visitor.press({ css: `main a[href='/news/${id}/delete']` });
    await expectPresentable(visitor);
    await save(visitor);
    expect(visitor.path).toBe("/news");
    await visitor.see(news.deleted, { in: "[role=status]" });
    expect(await visitor.visit(article)).toBe(404);

    await late.fill({ description_ar: "كُتب أثناء الحذف" });
    expect(await save(late)).toBe(404);
    await late.see([words(language, "shell")["not-saved"].gone, "كُتب أثناء الحذف"], { in: "main" });
    await expectPresentable(late);
  });

  test("never overwrites a colleague's change, with or without a validation error in between", async ({
    visitor: mine,
  }) => {
    const [article, text] =
      language === "ar" ? ([20, "description_ar"] as const) : ([21, "description"] as const);
    const [ownTitle, colleagueTitle] = [
      `What I wrote ${randomUUID()}`,
      `What a colleague wrote ${randomUUID()}`,
    ];
    await mine.signIn("admin");
    const colleague = await mine.twin();
    for (const each of [mine, colleague]) await each.visit(`/edit-news/${article}`);
    await colleague.fill({ [text]: colleagueTitle });
    await save(colleague);
    expect(colleague.path).toBe(`/news/${article}`);

    const title = await mine.value("title");
    await mine.fill({ title: "", [text]: ownTitle });
    await save(mine);
    expect(await mine.alert()).not.toBe("");
    await mine.fill({ title });
    await save(mine);
    await mine.see(words(language, "news")["changed-meanwhile"], { in: "[role=alert]" });
    expect(await mine.value(text)).toBe(ownTitle);
    await save(mine);
    expect(mine.path).toBe(`/news/${article}`);
    await mine.see(ownTitle, { in: "main" });
  });
});

test("twenty submissions of one form publish one article", async ({ visitor }) => {
  await visitor.signIn("editor");
  await visitor.visit(ADD);
  const title = `Sent twenty times ${randomUUID()}`;
  const sent = {
    submission_id: await visitor.value("submission_id"),
    title,
    description: "Once",
    date: "2026-01-02",
    photo: await aPhoto("#05a"),
  };
  const answers = await Promise.all(Array.from({ length: 20 }, () => visitor.post(ADD, sent)));
  expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(303));
  await visitor.visit(`/news?q=${encodeURIComponent(title)}`);
  expect(await visitor.count("main article")).toBe(1);
});
