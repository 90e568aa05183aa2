import { describe, expect, it } from "vitest";
import { firstPages } from "~/content/first-edition/pages";
import { ltr } from "~/content/words";
import { pageFromMarkdown, pageToMarkdown } from "./page-as-markdown";
import type { Row } from "./page-blocks";
import { applyMove, flatTexts, missingIn, type PageForm, pageForm } from "./page-form";
import { readPage } from "./page-read";
import { type PageFields, pageSchema } from "./page-schema";
import { cleanPasted } from "./pasted";

const read = (form: PageForm) => {
  const result = readPage(form);
  return "page" in result ? result.page : result.problems;
};

const opening = { lead_ar: "تمهيد", source_ar: "النظام", reviewed: "2026-11-25" };
const heading: Row = { kind: "heading", title_ar: "قسم", title_en: "Part" };
const withBlocks = (...blocks: Row[]): PageForm => ({ texts: opening, blocks });
const reading = (...blocks: Row[]) => read(withBlocks(heading, ...blocks));

describe("the page editor's form", () => {
  it.each(firstPages)("returns $key unchanged", ({ fields }) => {
    const page = fields as PageFields;
    expect(pageSchema.parse(page)).toEqual(page);
    expect(read(pageForm(page))).toEqual(page);
  });

  it.each<Row>([
    { kind: "picture", media: "3", legend_ar: "المقر", legend_en: "" },
    { kind: "calculator", name: "late-entry" },
    { kind: "text", text_ar: "أول\n\nثان", text_en: "" },
  ])("returns a block of kind $kind unchanged, also through Markdown", (row) => {
    const page = reading(row) as PageFields;
    expect(pageForm(page).blocks[1]).toEqual(row);
    const [ar, en] = (["ar", "en"] as const).map((lang) =>
      pageToMarkdown(page, lang, { from: null, until: null }),
    );
    expect(pageFromMarkdown({ ar: ar!, en: en! }, "pages/test").page).toEqual(page);
  });

  it("moves, removes and adds blocks", () => {
    const blocks = (["heading", "text", "note"] as const).map((kind) => ({ kind }));
    const kinds = (move: Parameters<typeof applyMove>[1]) => {
      const after = applyMove(blocks, move);
      return [after.blocks.map(({ kind }) => kind).join(" "), after.index];
    };
    expect(kinds({ do: "up", index: 2 })).toEqual(["heading note text", 1]);
    expect(kinds({ do: "up", index: 0 })).toEqual(["heading text note", 0]);
    expect(kinds({ do: "down", index: 2 })).toEqual(["heading text note", 2]);
    expect(kinds({ do: "remove", index: 1 })).toEqual(["heading note", 1]);
    expect(kinds({ do: "remove", index: 9 })).toEqual(["heading text note", 2]);
    expect(kinds({ do: "add", kind: "table", after: 0 })).toEqual(["heading table text note", 1]);
  });

  it("reports problems by field", () => {
    const wrong = (...blocks: Row[]) => Object.entries(reading(...blocks)).flat(2);
    expect(read(withBlocks({ kind: "text", text_ar: "نص" }))).toEqual({
      "blocks[0].text_ar": ["content:heading-first"],
    });
    expect(wrong({ kind: "text" })).toEqual(["blocks[1].text_ar", "required"]);
    expect(wrong({ kind: "note", text_en: "a".repeat(5001) })).toEqual(["blocks[1].text_en", "too-long"]);
    expect(wrong({ kind: "facts", rows_ar: "5 | سنوات\n6" })).toEqual([
      "blocks[1].rows_ar",
      "content:not-two-cells",
    ]);
    expect(wrong({ kind: "table", caption_ar: "جدول", rows_ar: "أ | ب\nج" })).toEqual([
      "blocks[1].rows_ar",
      "content:uneven-rows",
    ]);
    expect(wrong({ kind: "text", text_ar: "{{authority.nothing}} {{7*7}}" })).toEqual([
      "blocks[1].text_ar",
      `content:unknown-figures?${ltr("{{authority.nothing}}")} ${ltr("{{7*7}}")}`,
    ]);
    expect(read({ texts: { ...opening, source_en: "{{x}}" }, blocks: [] })).toEqual({
      source_en: [`content:unknown-figures?${ltr("{{x}}")}`],
    });
    expect(wrong({ kind: "picture", media: "../1" })).toEqual(["blocks[1].media", "content:not-a-choice"]);
    const bill: Row = { kind: "calculator", name: "bill-shares" };
    expect(wrong({ kind: "calculator", name: "nothing" })).toEqual([
      "blocks[1].name",
      "content:not-a-choice",
    ]);
    expect(wrong(bill, bill)).toEqual(["blocks[2].name", "content:calculator-twice"]);
    for (const paths of [
      "javascript:alert(1)",
      "//evil.test",
      "https://evil.test/",
      "/nothing",
      "constructor",
    ])
      expect(wrong({ kind: "links", paths })).toEqual(["blocks[1].paths", "content:no-such-page"]);
    expect(wrong({ kind: "files", group: "javascript:alert(1)" })).toEqual([
      "blocks[1].group",
      "content:not-a-choice",
    ]);
    expect(wrong(heading, { ...heading, id: "Part 2" })).toEqual(["blocks[2].id", "content:no-part-address"]);
    expect(wrong({ ...heading, id: "part-1" })).toEqual(["blocks[1].id", "content:part-address-taken"]);
  });

  it("ignores unknown blocks, texts and pages", () => {
    const [page] = firstPages;
    const sections = (block: object) => ({
      ...page!.fields,
      sections: [{ id: "a", title: { ar: "أ", en: "a" }, blocks: [block] }],
    });
    const text = { ar: "أ", en: "a" };
    expect(pageSchema.safeParse(sections({ kind: "text", text })).success).toBe(true);
    for (const block of [
      { kind: "html", text },
      { kind: "text", text, onclick: "alert(1)" },
      { kind: "text", text: { ...text, en: "a".repeat(5001) } },
      { kind: "links", paths: ["javascript:alert(1)"] },
    ])
      expect([block, pageSchema.safeParse(sections(block)).success]).toEqual([block, false]);
  });

  it("lists languages with missing texts", () => {
    const both = { ar: "أ", en: "a" };
    const missing = (...blocks: Row[]) =>
      missingIn({ ...(reading(...blocks) as PageFields), lead: both, source: both });
    expect(missing({ kind: "text", text_ar: "نص", text_en: "text" })).toEqual([]);
    expect(missing({ kind: "text", text_ar: "نص" })).toEqual(["en"]);
    expect(missing({ kind: "list", items_ar: "أ\nب\nج", items_en: "a\nb" })).toEqual(["en"]);
    expect(missing({ kind: "text", text_ar: "نص\n\nنص", text_en: "one" })).toEqual([]);
  });

  it("names each text by section, kind and position", () => {
    const page = reading({ kind: "text", text_ar: "أ" }, { kind: "text", text_ar: "ب" }) as PageFields;
    expect(flatTexts(page)).toMatchObject({
      lead_ar: "تمهيد",
      "part-1/heading/1/title_en": "Part",
      "part-1/text/2/text_ar": "ب",
    });
  });
});

it("pastes text from Word as plain text", () => {
  expect(cleanPasted("\uf0b7\tFirst\u00a0item\r\n·\u00a0\u00a0Second\u00ad item\u000b\u202eend\u202c ")).toBe(
    "• First item\n• Second item\nend",
  );
  expect(cleanPasted("<!--[if gte mso 9]><xml>\n</xml><![endif]-->Text<o:p>&nbsp;</o:p>")).toBe("Text&nbsp;");
  expect(cleanPasted("\u2067open\n\u2069 \u2066a\u2069")).toBe("open\n \u2066a\u2069");
  expect(cleanPasted("cafe\u0301\u0000\u001b")).toBe("café");
  expect(cleanPasted("\u20661–2\u2069 می\u200cخواهم")).toBe("\u20661–2\u2069 می\u200cخواهم");
});
