import { describe, expect, it } from "vitest";
import type { Article, Block } from "~/content/article";
import { documents } from "~/content/documents";
import { words } from "~/content/words";
import { documentContent } from "./documents";

const text: Block = { kind: "text", text: words("Words", "كلام") };
const article = (path: Article["path"], reviewed: string, blocks: Block[]): Article => ({
  path,
  source: words(`Source of ${path}`, `مصدر ${path}`),
  reviewed,
  lead: words("Lead", "مقدمة"),
  sections: [{ id: "one", title: words("One", "أولًا"), blocks }],
});

const laws = documents.find(({ name }) => name === "laws-and-regulations")!;
const guide = documents.find(({ name }) => name === "association-guide")!;
const ofLaws = (blocks: Block[]) =>
  documentContent(laws, "en", { "/legislations": article("/legislations", "2026-11-01", blocks) })!;

describe("documentContent", () => {
  it("is empty while none of its pages is published", () => {
    for (const plan of documents) expect(documentContent(plan, "ar", {})).toBeNull();
  });

  it("is in one language, and puts the introduction of a single page on the first page", () => {
    const content = ofLaws([text]);
    expect(content).toMatchObject({ title: "Laws and Regulations", lead: "Lead", day: "2026-11-01" });
    expect(content.parts).toEqual([
      { sections: [{ title: "One", blocks: [{ kind: "text", text: "Words" }] }] },
    ]);
  });

  it("names links by their titles, marks missing content, and offers no downloads", () => {
    const { parts } = ofLaws([
      { kind: "links", paths: ["/faq", "/contact-us"] },
      { kind: "awaits", text: words("The text", "النص") },
      { kind: "documents", names: ["laws-and-regulations"] },
    ]);
    expect(parts[0]!.sections[0]!.blocks).toEqual([
      { kind: "aside", text: "On the website: Frequently Asked Questions; Contact Us" },
      { kind: "note", label: "To be supplied by the association:", text: "The text" },
    ]);
  });

  it("leaves out a section without printable content", () => {
    const awaited = words("Awaited", "منتظَر");
    const nothing: Block[] = [
      { kind: "documents", names: ["association-guide"] },
      { kind: "numbered", items: [null], awaited },
      { kind: "table", caption: awaited, head: [awaited], rows: [] },
      { kind: "files", group: "law" },
    ];
    expect(ofLaws(nothing).parts[0]!.sections).toEqual([]);
  });

  it("keeps the numbers of a list, and marks samples", () => {
    const { parts } = ofLaws([
      { kind: "sample", text: words("Sample names", "أسماء افتراضية"), awaited: words("Names", "الأسماء") },
      { kind: "numbered", items: [null, words("Second", "الثاني")], awaited: words("Items", "البنود") },
    ]);
    expect(parts[0]!.sections[0]!.blocks).toEqual([
      { kind: "note", text: "Sample names" },
      { kind: "facts", rows: [{ label: "2", value: "Second" }] },
    ]);
  });

  it("has a part for each page, the contact details at the end, every source, and the date of the oldest review", () => {
    const content = documentContent(guide, "en", {
      "/association-guide": article("/association-guide", "2026-10-02", [text]),
      "/registration-requirements": article("/registration-requirements", "2026-11-01", [text]),
    })!;
    expect(content.parts.map(({ title }) => title)).toEqual([
      "Association Guide",
      "Registration Requirements",
      "How to reach the association",
    ]);
    expect(content.facts.map(({ value }) => value)).toEqual([
      "Source of /association-guide; Source of /registration-requirements",
      "2 October 2026",
    ]);
    expect(content.day).toBe("2026-11-01");
  });
});
