import { inflateSync } from "node:zlib";
import { type PDFDict, PDFDocument, type PDFHexString, PDFName, type PDFRawStream } from "pdf-lib";
import { beforeAll, describe, expect, it } from "vitest";
import { brokenRules } from "../../../tests/support/paper-rules";
import { readPaper } from "../../../tests/support/read-paper";
import { type PrintedBlock, type PrintedDocument, setDocument } from "./document.server";

const document = (language: "ar" | "en", blocks: PrintedBlock[]): PrintedDocument => ({
  language,
  title: language === "ar" ? "دليل تجريبي" : "A Trial Guide",
  subject: "Trial",
  publisher: language === "ar" ? "نقابة" : "Association",
  publisherInOtherLanguage: language === "ar" ? "Association" : "نقابة",
  day: "2026-11-21",
  facts: [{ label: "Source", value: "Trial" }],
  notice: { label: "Sample", text: "A sample." },
  contentsTitle: "Contents",
  pageOf: (page, pages) => `${page}/${pages}`,
  parts: [
    { title: "First", lead: "Lead", sections: [{ title: "One", blocks }] },
    { title: "Second", sections: [{ blocks: [{ kind: "text", text: "End" }] }] },
  ],
});

const long = "كلمة ثم كلمة أخرى ثم رقم 14/2015 ".repeat(160);
const every: PrintedBlock[] = [
  { kind: "text", text: "نص قصير (بين قوسين)" },
  { kind: "text", text: long },
  { kind: "list", items: ["one", "two", "three"], ordered: true },
  { kind: "list", items: ["one", long], ordered: false },
  { kind: "facts", rows: [{ label: "الهاتف", value: "\u2066+962 6 500 0000\u2069" }] },
  { kind: "note", label: "Awaits", text: "More" },
  { kind: "aside", text: "Elsewhere" },
  { kind: "table", caption: "Empty", head: ["A", "B"], rows: [] },
];

const parsed = async (source: PrintedDocument) =>
  PDFDocument.load(await setDocument(source), { updateMetadata: false });

describe.each(["ar", "en"] as const)("a document (%s)", (language) => {
  let file: PDFDocument;
  beforeAll(async () => {
    file = await parsed(document(language, every));
  });

  it("has a title and a language", () => {
    expect(file.getTitle()).toBe(document(language, []).title);
    expect(file.getAuthor()).toBe(document(language, []).publisher);
    expect(file.getCreationDate()).toEqual(new Date("2026-11-21T00:00:00Z"));
    const lang = file.catalog.lookup(PDFName.of("Lang")) as PDFHexString;
    expect(lang.decodeText()).toBe(language);
  });

  it("has no rotated pages", () => {
    expect(String(file.catalog.getViewerPreferences()?.dict)).not.toContain("/Direction");
  });

  it("has as many A4 pages as needed", () => {
    expect(file.getPageCount()).toBeGreaterThan(3);
    for (const page of file.getPages()) expect(page.getSize()).toEqual({ width: 595.28, height: 841.89 });
  });

  it("embeds its fonts, with the text of their glyphs", () => {
    const dictionaries = file.context.enumerateIndirectObjects().map(([, object]) => object as PDFDict);
    const having = (key: string) => dictionaries.filter((each) => each.has?.(PDFName.of(key)));
    expect(having("ToUnicode")).toHaveLength(2);
    expect(having("FontFile2")).toHaveLength(2);
    expect(having("ToUnicode").map((font) => String(font.get(PDFName.of("BaseFont"))))).toEqual([
      expect.stringMatching(/^\/[A-Z]{6}\+Amiri-Regular$/),
      expect.stringMatching(/^\/[A-Z]{6}\+Amiri-Bold$/),
    ]);
  });

  it("has bookmarks, and contents that link to its parts", () => {
    const root = file.catalog.lookup(PDFName.of("Outlines")) as PDFDict;
    const first = root.lookup(PDFName.of("First")) as PDFDict;
    expect((first.lookup(PDFName.of("Title")) as PDFHexString).decodeText()).toBe("First");
    expect(file.getPage(0).node.Annots()?.size()).toBe(3);
  });
});

describe("a document, read by PDF.js", () => {
  const read = async (language: "ar" | "en", blocks: PrintedBlock[]) =>
    (await readPaper(await setDocument(document(language, blocks)))).passages.map(
      ({ within, language: spoken, text }) => `${within} (${spoken}) ${text}`,
    );

  it("has headings, lists, tables and notes in order, each passage in its language", async () => {
    const table: PrintedBlock = {
      kind: "table",
      caption: "بطاقات Visa",
      head: ["الرسم", "المبلغ"],
      rows: [["رسم 14/2015", "20"]],
    };
    const list: PrintedBlock = { kind: "list", items: ["واحد", "اثنان"], ordered: true };
    expect(await read("ar", [list, table])).toEqual(
      expect.arrayContaining([
        "H1 (ar) دليل تجريبي",
        "P (en) Association",
        "TOC TOCI Reference Link Span (en) First",
        "L LI Lbl (ar) 1.",
        "L LI LBody (ar) واحد",
        "Table Caption Span (ar) بطاقات",
        "Table Caption Span (en) Visa",
        "Table TR TH (ar) الرسم",
        "Table TR TD (ar) رسم 14/2015",
      ]),
    );
  });

  it("reads a paragraph as one piece, and on each page only its part", async () => {
    const document = await read("en", [{ kind: "text", text: "One word after another. ".repeat(300) }]);
    const parts = document.filter((each) => each.includes("word after"));
    expect(parts.length).toBeGreaterThan(1);
    expect(parts.map((each) => each.replace("P Span (en) ", "")).join(" ")).toBe(
      "One word after another. ".repeat(300).trim(),
    );
  });

  it("reads Arabic as text although its glyphs are stored in visual order", async () => {
    const { elements } = await readPaper(await setDocument(document("ar", every)));
    const letters = (text: string) => text.replace(/\s/g, "");
    const arabic = elements.filter(({ glyphText }) => /\p{Script=Arabic}/u.test(glyphText));
    expect(arabic.length).toBeGreaterThan(5);
    for (const { altText, glyphText } of arabic)
      expect(letters(glyphText)).toBe(letters(altText ?? "no alternative text"));
  });

  it.each(["ar", "en"] as const)(
    "breaks no rule of PDF/UA-1 and PDF/A-3u that we know (%s)",
    async (language) => {
      const rows = Array.from({ length: 60 }, (_, index) => [`${index}`, "value"]);
      const table: PrintedBlock = { kind: "table", caption: "Long", head: ["No", "Value"], rows };
      expect(await brokenRules(await setDocument(document(language, [...every, table])))).toEqual([]);
    },
  );
});

describe("PDF documents", () => {
  it("have the same bytes for the same content, and different ones otherwise", async () => {
    const [one, two, other] = await Promise.all([
      setDocument(document("ar", every)),
      setDocument(document("ar", every)),
      setDocument(document("ar", every.slice(1))),
    ]);
    expect(Buffer.compare(one, two)).toBe(0);
    expect(Buffer.compare(one, other)).not.toBe(0);
  });

  const contentOf = (file: PDFDocument, page: number) => {
    const stream = file.getPage(page).node.lookup(PDFName.of("Contents")) as PDFRawStream;
    return inflateSync(stream.contents).toString("latin1");
  };
  const HEAD_FILL = /^0\.933 0\.961 0\.949 rg$/m;

  it("repeat a table's head on every page", async () => {
    const rows = Array.from({ length: 90 }, (_, index) => [`${index}`, "value"]);
    const file = await parsed(
      document("en", [{ kind: "table", caption: "Long", head: ["No", "Value"], rows }]),
    );
    const pages = Array.from({ length: file.getPageCount() - 2 }, (_, index) => contentOf(file, index + 1));
    expect(pages.length).toBeGreaterThan(2);
    for (const page of pages) expect(page).toMatch(HEAD_FILL);
  });

  it("break a table row that is higher than a page", async () => {
    const table: PrintedBlock = { kind: "table", caption: "High", head: ["A", "B"], rows: [["x", long]] };
    expect((await parsed(document("ar", [table]))).getPageCount()).toBeGreaterThan(2);
  });
});
