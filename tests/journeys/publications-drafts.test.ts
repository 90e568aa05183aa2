import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import { aDay } from "../support/business-day";
import { journeys, words } from "../visitor/journey";
import { expectPresentable } from "../visitor/judge";
import { soon } from "../visitor/soon";
import { aPhoto, aTextFile } from "../visitor/uploads";
import type { Visitor } from "../visitor/visitor";

const DRAFT = { css: "main form [type=submit][value=draft]" };
const idOf = ({ path }: Visitor) => path.split("/")[2]!;
const publish = (visitor: Visitor) => visitor.press({ css: "main form [type=submit]" }, { nth: -1 });
journeys("An author of drafts", (language, test) => {
  const content = words(language, "content");
  const other = language === "ar" ? "en" : "ar";

  test("keeps an article as a draft, sees it as readers would, and publishes it", async ({
    visitor,
    another,
  }) => {
    const title = `Draft ${randomUUID()}`;
    await visitor.signIn("editor");
    await visitor.visit("/dashboard/add-news");
    await visitor.fill({ title, description: "First words", attachments: [aTextFile("minutes.txt")] });
    await visitor.press(DRAFT);
    await visitor.see(content.saved.draft, { in: "[role=status]" });
    const id = idOf(visitor);
    await expectPresentable(visitor);

    await visitor.visit("/news");
    await visitor.see([content.waiting, title], { in: "main" });
    await expectPresentable(visitor);
    await visitor.visit(`/edit-news/${id}/preview?lang=${other}`);
    await visitor.see("First words", { in: "article" });
    const [attachment] = await visitor.all("main a[href^='/files/attachments/']");
    const file = attachment!.getAttribute("href")!;
    expect((await visitor.get(file)).status).toBe(200);
    const preview = await visitor.get(`/edit-news/${id}/preview?lang=${language}`);
    expect(preview.headers.get("Cache-Control")).toContain("no-store");

    const reader = await another();
    for (const address of [`/news/${id}`, file])
      expect([address, (await reader.get(address)).status]).toEqual([address, 404]);
    for (const address of ["/news", `/search?q=${encodeURIComponent(title)}`, "/news.atom", "/sitemap.xml"])
      expect(await (await reader.get(address)).text()).not.toContain(
        address.startsWith("/site") ? `/news/${id}<` : `${title}</`,
      );
    const stranger = await another();
    await stranger.signIn("editor2");
    await stranger.visit("/news");
    await stranger.seeNot(title);
    await stranger.visit(`/edit-news/${id}/preview`);
    expect(stranger.path).toBe("/news");

    await visitor.visit(`/edit-news/${id}`);
    await publish(visitor);
    expect(visitor.status).toBe(422);
    await visitor.fill({ photo: await aPhoto("#0a5") });
    await publish(visitor);
    expect(visitor.path).toBe(`/news/${id}`);
    await soon(async () => expect((await reader.get(`/news/${id}`)).status).toBe(200));
    expect((await reader.get(file)).status).toBe(200);

    await visitor.visit(`/edit-news/${id}`);
    await visitor.fill({ description: "Second words" });
    await visitor.press(DRAFT);
    await visitor.press(content.versions.title);
    expect([await visitor.text("main ins"), await visitor.text("main del")]).toEqual(["Second", "First"]);
    await expectPresentable(visitor);
    await reader.visit(`/news/${id}`);
    await reader.see("First words");
    await visitor.press(content.versions.restore.replace("{{number}}", "1"));
    await visitor.see(content.restored);
    expect(await visitor.value("description")).toBe("First words");
    await visitor.post(`/news/${id}/delete`);
    await soon(async () => expect((await reader.get(`/news/${id}`)).status).toBe(404));
    expect((await visitor.get(file)).status).toBe(404);
  });

  test("publishes an event at an hour, and is warned of an invalid one", async ({ visitor, another }) => {
    const title = `فعالية مؤجلة ${randomUUID()}`;
    const event = { title_ar: title, description_ar: "وصف", date: aDay(2) };
    await visitor.signIn("editor");
    for (const [publish_at, unpublish_at, message] of [
      ["غدًا", "", content["not-an-hour"]],
      ["2099-01-01T08:30", "٢٠٩٩-٠١-٠١T٠٨:٣٠", content["ends-before"]],
      ["", "2020-01-01T08:30", content["ends-before"]],
    ] as const) {
      const refused = await visitor.post("/dashboard/add-conference", { ...event, publish_at, unpublish_at });
      expect([refused.status, await refused.text()]).toEqual([422, expect.stringContaining(message)]);
    }
    await visitor.visit("/dashboard/add-conference");
    await visitor.press(content.hours);
    await visitor.fill({ ...event, publish_at: "2099-01-01T08:30", unpublish_at: "2099-02-01T08:30" });
    await publish(visitor);
    await visitor.see(content.saved.scheduled, { in: "[role=status]" });
    const id = idOf(visitor);
    expect(await visitor.value("publish_at")).toBe("2099-01-01T08:30");
    await expectPresentable(visitor);
    const reader = await another();
    for (const address of [`/conferences/${id}`, `/conferences/${id}.ics`])
      expect([address, (await reader.get(address)).status]).toEqual([address, 404]);
    for (const address of ["/conferences", "/conferences.ics"])
      expect(await (await reader.get(address)).text()).not.toContain(title);
    await visitor.visit("/conferences");
    await visitor.see([content.waiting, title], { in: "main" });
    await visitor.visit(`/edit-conferences/${id}/preview`);
    await visitor.see(title, { in: "h1" });

    const colleague = await another();
    await colleague.signIn("admin");
    for (const each of [visitor, colleague]) await each.visit(`/edit-conferences/${id}`);
    await colleague.fill({ description_ar: "وصف الزميل", publish_at: "", unpublish_at: "" });
    await colleague.press(DRAFT);
    await visitor.fill({ description_ar: "وصفي", publish_at: "", unpublish_at: "" });
    await publish(visitor);
    expect(visitor.status).toBe(409);
    await visitor.see([words(language, "events")["changed-meanwhile"], "وصف الزميل"], { in: "main" });
    expect(await visitor.value("description_ar")).toBe("وصفي");
    await publish(visitor);
    expect(visitor.path).toBe(`/conferences/${id}`);
    await soon(async () => expect((await reader.get(`/conferences/${id}`)).status).toBe(200));
    await visitor.post(`/conferences/${id}/delete`);
  });

  test("changes a published gallery, which readers see only after publishing", async ({
    visitor,
    another,
  }) => {
    const galleries = words(language, "galleries");
    const [before, after] = [`معرض ${randomUUID()}`, `معرض معدَّل ${randomUUID()}`];
    await visitor.signIn("editor");
    await visitor.visit("/dashboard/add-gallery");
    await visitor.fill({
      title_ar: before,
      description_ar: "وصف",
      photos: [await aPhoto("#0a5")],
      cover: "0",
    });
    await visitor.press({ css: "main form [name=intent][value=publish]" });
    await visitor.see(galleries.published, { in: "[role=status]" });
    const id = idOf(visitor);
    const reader = await another();
    const read = async () => {
      await reader.visit(`/gallery/${id}`);
      return [await reader.text("h1"), (await reader.all("main .thumbnails img")).length];
    };
    await soon(async () => expect(await read()).toEqual([before, 1]));

    await visitor.visit(`/edit-gallery/${id}`);
    await visitor.fill({ title_ar: after, photos: [await aPhoto("#a50")] });
    await visitor.press(galleries.form["save-draft"]);
    await visitor.see(content.saved.draft, { in: "[role=status]" });
    expect(await visitor.value("title_ar")).toBe(after);
    expect(await visitor.all("main .photo-fields")).toHaveLength(2);
    await expectPresentable(visitor);
    expect(await read()).toEqual([before, 1]);
    await visitor.visit(`/edit-gallery/${id}/preview`);
    expect([await visitor.text("h1"), (await visitor.all("main .thumbnails img")).length]).toEqual([
      after,
      2,
    ]);
    await visitor.visit(`/edit-gallery/${id}/versions`);
    expect(await visitor.text("main ins")).toContain(after.split(" ").at(-1));
    await expectPresentable(visitor);
    await visitor.visit(`/edit-gallery/${id}`);
    await visitor.press({ css: "main form [name=intent][value=publish]" });
    await visitor.see(galleries.updated, { in: "[role=status]" });
    await soon(async () => expect(await read()).toEqual([after, 2]));
    await visitor.post(`/gallery/${id}/delete`);
  });
});
