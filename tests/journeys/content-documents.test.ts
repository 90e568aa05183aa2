import { expect } from "vitest";
import { aDay, today } from "../support/business-day";
import { journeys, words } from "../visitor/journey";
import { expectPresentable } from "../visitor/judge";
import { soon } from "../visitor/soon";
import { aTextFile } from "../visitor/uploads";
import type { Visitor } from "../visitor/visitor";

const OFFICE = "/dashboard/content";
const LISTED = "main .documents a[href^='/documents/']";
const tomorrow = aDay(1);

const fileBehind = async (reader: Visitor, href: string) => {
  const answer = await reader.get(href);
  return { status: answer.status, text: await answer.text(), headers: answer.headers };
};

journeys("The text of a law", (language, test) => {
  const content = words(language, "content");
  const { fields } = content;

  test("is replaced in four pages, and the public gets the version in force", async ({
    visitor,
    another,
  }) => {
    const title = `تعليمات ${crypto.randomUUID().slice(0, 8)}`;
    await visitor.signIn("content");
    await visitor.visit(`${OFFICE}/documents/add`);
    await expectPresentable(visitor);
    await visitor.fill({
      [fields.documents.title_ar]: title,
      file: [aTextFile("old.txt", "النص القديم")],
      valid_from: "2026-01-01",
    });
    await visitor.press(content.publish);
    await visitor.see(content.saved.live);

    const reader = await another();
    const stays = await soon(async () => {
      await reader.visit("/legislations");
      const link = (await reader.all(LISTED)).find((each) => each.textContent === title);
      return link!.getAttribute("href")!;
    });
    await expectPresentable(reader);
    const old = await fileBehind(reader, stays);
    expect([old.status, old.text]).toEqual([200, "النص القديم"]);
    expect(old.headers.get("content-disposition")).toMatch(/^attachment; filename="?old\.txt/);

    await visitor.visit(OFFICE);
    await visitor.press(content.kinds.documents, { in: "main" });
    await expectPresentable(visitor);
    await visitor.press(title, { in: "main" });
    const editor = visitor.path;
    await visitor.fill({ file: [aTextFile("new.txt", "النص الجديد")], valid_from: today });
    await visitor.press(content.publish);
    await visitor.see(content.saved.live);
    await expectPresentable(visitor);
    await soon(async () => expect((await fileBehind(reader, stays)).text).toBe("النص الجديد"));

    await visitor.fill({ file: [aTextFile("next.txt", "النص القادم")], valid_from: tomorrow });
    await visitor.press(content.publish);
    await visitor.see(content.saved.live);
    expect((await fileBehind(reader, stays)).text).toBe("النص الجديد");
    const days = (await visitor.all("main .rows time")).map((time) => time.getAttribute("datetime"));
    expect(days).toEqual([tomorrow, today, "2026-01-01"]);
    expect(await visitor.texts("main .rows .tag")).toEqual([
      content.validity["to-come"],
      content.validity.holds,
    ]);
    const files = (await visitor.all("main .rows a")).map((each) => each.getAttribute("href")!);
    expect((await fileBehind(visitor, files[2]!)).text).toBe("النص القديم");
    expect((await fileBehind(reader, files[2]!)).text).not.toContain("النص القديم");

    const refused = await visitor.post(editor, { title_ar: "", version: "3", do: "publish" });
    expect(refused.status).toBe(422);
    await visitor.visit(editor);
    await visitor.fill({ file: [{ ...aTextFile("law.svg", "<svg/>"), mimeType: "image/svg+xml" }] });
    expect(await visitor.press(content.publish)).toBe(422);
    await visitor.see(content["invalid-file"]);

    await visitor.visit(editor);
    await visitor.press(content["take-down"]);
    await visitor.see(content["taken-down"]);
    await soon(async () => expect((await fileBehind(reader, stays)).status).toBe(404));
    await soon(async () => {
      await reader.visit("/legislations");
      await reader.seeNot(title);
    });
  });
});
