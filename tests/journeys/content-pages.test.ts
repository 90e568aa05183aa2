import { expect } from "vitest";
import { ltr } from "~/content/words";
import { journeys, words } from "../visitor/journey";
import { expectPresentable } from "../visitor/judge";
import { soon } from "../visitor/soon";
import { aPhoto } from "../visitor/uploads";

const PAGES = "/dashboard/content/pages";
const unique = (text: string) => `${text} ${crypto.randomUUID().slice(0, 8)}`;
const hostile = [
  "<script>alert(1)</script>",
  "<img src=x onerror=alert(1)>",
  "[x](javascript:alert(1))",
  '"><iframe src="//evil.test"></iframe>',
].join(" ");

journeys("Who writes a page", (language, test) => {
  const content = words(language, "content");
  const { blocks } = content;
  const slug = language === "ar" ? "accessibility" : "mobile-phone-fund";
  const editor = `${PAGES}/${slug}`;
  const block = (at: number) => ({ in: `fieldset:has([name="blocks[${at}].kind"])` });

  test("adds, moves and removes blocks, and visitors see only the published ones", async ({
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

  test("cannot use the address of another page, and loses no text when a colleague saves first", async ({
    visitor,
    another,
  }) => {
    await visitor.signIn("content");
    await visitor.visit(editor);
    await visitor.fill({ lead_ar: "", lead_en: "" });
    expect(await visitor.press(content.publish)).toBe(422);
    await expectPresentable(visitor);
    await visitor.visit(editor);
    await visitor.fill({ lead_ar: "تمهيد {{fund.nothing}} {{7*7}}" });
    expect(await visitor.press(content.publish)).toBe(422);
    await visitor.see(
      content["unknown-figures"].replace("{{names}}", `${ltr("{{fund.nothing}}")} ${ltr("{{7*7}}")}`),
    );
    const colleague = await another();
    await colleague.signIn("admin");
    await colleague.visit(editor);
    await visitor.visit(editor);
    const [colleagueText, ownText] = [unique("تمهيد الزميل"), unique("تمهيد الكاتب")];
    await colleague.fill({ lead_ar: colleagueText });
    await colleague.press(content["save-draft"]);
    await visitor.fill({ lead_ar: ownText });
    expect(await visitor.press(content["save-draft"])).toBe(409);
    await visitor.see([content["changed-meanwhile"], colleagueText]);
    expect(await visitor.value("lead_ar")).toBe(ownText);
    await expectPresentable(visitor);
    for (const path of ["add", "nothing", "constructor", "nothing/preview", "faq"])
      expect([path, await visitor.visit(`${PAGES}/${path}`)]).toEqual([path, 404]);
  });

  test("places a picture of the library and a calculator among its texts", async ({ visitor, another }) => {
    const [slug, part] = language === "ar" ? ["privacy-policy", "صورة"] : ["terms_and_conditions", "Picture"];
    const editor = `${PAGES}/${slug}`;
    await visitor.signIn("content");
    await visitor.visit("/dashboard/content/media/add");
    const [ar, en] = [unique("قاعة الاجتماعات"), unique("The meeting hall")];
    await visitor.fill({ description_ar: ar, description_en: en, file: [await aPhoto("#a50")] });
    await visitor.press(content.publish);
    await visitor.see(content.saved.live);

    await visitor.visit(editor);
    const first = await visitor.count("main fieldset:has(.page-block-moves)");
    const add = async (kind: string, after: number) => {
      await visitor.fill({ [blocks.kind]: kind, [blocks.after]: `${after}` });
      expect(await visitor.press(blocks.add, { in: "main", nth: 0 })).toBe(200);
    };
    await add("picture", first - 1);
    await add("calculator", first);
    await add("calculator", first + 1);
    const name = (at: number, field: string) => `blocks[${first + at}].${field}`;
    await visitor.fill({
      [name(0, "media")]: language === "ar" ? ar : en,
      [name(0, "legend_ar")]: `${part} ١`,
    });
    await visitor.fill({ [name(1, "name")]: "late-entry", [name(2, "name")]: "late-entry" });
    expect(await visitor.press(content.publish)).toBe(422);
    await visitor.see(content["calculator-twice"]);
    await expectPresentable(visitor);
    await visitor.press(blocks.remove, block(first + 2));
    await visitor.press(content.publish);
    await visitor.see(content.saved.live);

    const reader = await another();
    await soon(async () => {
      await reader.visit(`/${slug}`);
      expect(await reader.attribute("main figure img", "alt")).toBe(language === "ar" ? ar : en);
      await reader.fill({ age: "٤٥" }, { in: "#age form" });
      await reader.press(words(language, "calculators")["work-out"], { in: "#age form" });
      await reader.see(words(language, "calculators").entry.times.half, { in: "#age [role=status]" });
    });
    await expectPresentable(reader);

    await visitor.visit(editor);
    await visitor.press(blocks.remove, block(first + 1));
    await visitor.press(blocks.remove, block(first));
    await visitor.press(content.publish);
    await visitor.see(content.saved.live);
  });
});
