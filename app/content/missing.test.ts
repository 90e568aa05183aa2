import { describe, expect, it } from "vitest";
import { firstEdition } from "../../tests/support/first-edition";
import type { Article, Block } from "./article";
import { edition, setEdition } from "./current-edition";
import { missingContent, missingInArticle } from "./missing";
import { words } from "./words";

const text = words("Something", "شيء");
const file = {
  fileKey: "content-files/one.pdf",
  fileName: "one.pdf",
  fileSize: 1000,
  fileType: "pdf",
  mimeType: "application/pdf",
};
const withBlocks = (blocks: Block[], accordion = false): Article => ({
  path: "/legislations",
  accordion,
  source: text,
  reviewed: "2026-11-01",
  lead: text,
  sections: [{ id: "part", title: text, blocks }],
});
const lacking = (...blocks: Block[]) => missingInArticle(withBlocks(blocks)).map(({ what }) => what.en);

describe("missingInArticle", () => {
  it("lists missing content and samples by section", () => {
    const blocks: Block[] = [
      { kind: "text", text: text },
      { kind: "awaits", text: words("The amounts.", "المبالغ.") },
      { kind: "sample", text: text, awaited: words("The names", "الأسماء") },
    ];
    expect(missingInArticle(withBlocks(blocks))).toMatchObject([
      { what: { en: "The amounts" }, sample: false, part: { address: "/legislations#part" } },
      { what: { en: "The names" }, sample: true },
    ]);
    const [closed] = missingInArticle(withBlocks(blocks, true));
    expect(closed!.part!.address).toBe("/legislations?open=part#part");
  });

  it("lists each empty item of a numbered list by its number", () => {
    const list = (items: Array<typeof text | null>): Block => ({ kind: "numbered", items, awaited: text });
    expect(lacking(list([null, text, null]))).toEqual(["Something 1, 3"]);
    expect(lacking(list([text, text]))).toEqual([]);
  });

  it("lists the file of a law until it exists", () => {
    setEdition(firstEdition);
    expect(lacking({ kind: "files", group: "law" })).toEqual([
      "The text of “Law amending the Medical Association Law, No. 14 of 2015” as a file",
    ]);
    setEdition({ ...edition(), documents: edition().documents.map((each) => ({ ...each, file })) });
    expect(lacking({ kind: "files", group: "law" })).toEqual([]);
  });
});

describe("the list of missing content", () => {
  setEdition(firstEdition);
  const missing = missingContent("2026-11-21");
  const on = (page: string) => missing.filter((each) => each.page === page).map(({ what }) => what.en);

  it("contains all missing content of the pages", () => {
    const awaits = Object.values(firstEdition.pages)
      .flatMap(({ sections }) => sections.flatMap(({ blocks }) => blocks))
      .flatMap((block) => (block.kind === "awaits" ? [block.text.en.slice(0, -1)] : []));
    expect(missing.map(({ what }) => what.en)).toEqual(expect.arrayContaining(awaits));
  });

  it("contains the places of the laws, the fees, the duties and the accounts", () => {
    const laws = on("/legislations");
    expect(laws.filter((what) => what.startsWith("The text of “"))).toHaveLength(8);
    expect(on("/authority-fund")).toContain(
      "The wording of the management's duties, numbers 1, 2, 3, 4, 5, 6, 7, 8",
    );
    expect(on("/contact-us").join()).toContain("accounts on Facebook, X, YouTube");
  });

  it("names nothing twice on a page", () => {
    const lines = missing.map(({ page, what }) => `${page} ${what.en}`);
    expect(new Set(lines).size).toBe(lines.length);
  });
});
