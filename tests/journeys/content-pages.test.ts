import { expect } from "vitest";
import { journeys, words } from "../visitor/journey";
import { expectPresentable } from "../visitor/judge";
import { soon } from "../visitor/soon";

const PAGES = "/dashboard/content/pages";
const unique = (text: string) => `${text} ${crypto.randomUUID().slice(0, 8)}`;
const hostile = [
  "<script>alert(1)</script>",
  "<img src=x onerror=alert(1)>",
  "[x](javascript:alert(1)) {{7*7}}",
  '"><iframe src="//evil.test"></iframe>',
].join(" ");

journeys("Who writes a page", (language, test) => {
  const content = words(language, "content");
  const { blocks } = content;
  const slug = language === "ar" ? "accessibility" : "mobile-phone-fund";
  const editor = `${PAGES}/${slug}`;
  const block = (at: number) => ({ in: `fieldset:has([name="blocks[${at}].kind"])` });

  test("adds, moves and removes blocks, of which readers see what is published alone", async ({
    visitor,
    another,
  }) => {
    await visitor.signIn("content");
    await visitor.visit(PAGES);
    await expectPresentable(visitor);
    await visitor.visit(editor);
    await expectPresentable(visitor);
    const before = await visitor.count("main fieldset:has(.page-block-moves)");
    const text = unique("نص جديد");
    await visitor.fill({ [blocks.kind]: "text", [blocks.after]: "0" });
    expect(await visitor.press(blocks.add, { in: "main", nth: 0 })).toBe(200);
    await visitor.fill({ "blocks[1].text_ar": `${text} ${hostile}` });
    expect(await visitor.press(blocks.down, block(1))).toBe(200);
    expect(await visitor.value("blocks[2].text_ar")).toContain(text);
    await visitor.see(content.missing.en);
    await visitor.press(blocks.up, block(2));
    await visitor.press(blocks.remove, block(2));
    expect(await visitor.count("main fieldset:has(.page-block-moves)")).toBe(before);
    await visitor.press(content["save-draft"]);
    await visitor.see(content.saved.draft);

    const reader = await another();
    await reader.visit(`/${slug}`);
    await reader.seeNot(text);
    await reader.visit(`${editor}/preview`);
    await reader.seeNot(text);
    expect(await visitor.visit(`${editor}/preview?lang=${language}`)).toBe(200);
    await visitor.see([text, hostile], { in: "main" });
    expect(await visitor.count(".rail")).toBe(0);
    expect((await visitor.get(`${editor}/preview`)).headers.get("cache-control")).toContain("no-store");
    await expectPresentable(visitor);

    await visitor.visit(editor);
    await visitor.press(content.publish);
    await visitor.see(content.saved.live);
    await soon(async () => {
      await reader.visit(`/${slug}`);
      await reader.see([text, hostile], { in: "main" });
    });
    expect(await reader.count("main script, main iframe, main img[onerror], main a[href^=javascript]")).toBe(
      0,
    );

    await visitor.visit(`${editor}/versions`);
    expect(await visitor.count("main ins")).toBe(0);
    await visitor.visit(`${editor}/versions?of=3&with=1`);
    await visitor.see(text, { in: "main ins" });
    await expectPresentable(visitor);
    await visitor.press(content.versions.restore.replace("{{number}}", "1"));
    await visitor.see(content.restored);
    await visitor.press(content.publish);
    await soon(async () => {
      await reader.visit(`/${slug}`);
      await reader.seeNot(text);
    });
  });

  test("is refused what is no page of the site, and loses no text to a colleague", async ({
    visitor,
    another,
  }) => {
    await visitor.signIn("content");
    await visitor.visit(editor);
    await visitor.fill({ lead_ar: "", lead_en: "" });
    expect(await visitor.press(content.publish)).toBe(422);
    await expectPresentable(visitor);
    const colleague = await another();
    await colleague.signIn("admin");
    await colleague.visit(editor);
    await visitor.visit(editor);
    const [theirs, own] = [unique("تمهيد الزميل"), unique("تمهيد الكاتب")];
    await colleague.fill({ lead_ar: theirs });
    await colleague.press(content["save-draft"]);
    await visitor.fill({ lead_ar: own });
    expect(await visitor.press(content["save-draft"])).toBe(409);
    await visitor.see([content["changed-meanwhile"], theirs]);
    expect(await visitor.value("lead_ar")).toBe(own);
    await expectPresentable(visitor);
    for (const path of ["add", "nothing", "constructor", "nothing/preview", "faq"])
      expect([path, await visitor.visit(`${PAGES}/${path}`)]).toEqual([path, 404]);
  });
});
