import { describe, expect, it } from "vitest";
import type { Block } from "./article";
import { shownSections } from "./shown-article";
import { words } from "./words";

const something = words("Something", "شيء");
const text: Block = { kind: "text", text: something };
const awaits: Block = { kind: "awaits", text: something };
const sample: Block = { kind: "sample", text: something, awaited: something };
const names: Block = { kind: "table", caption: something, head: [something], rows: [[something]] };
const links: Block = { kind: "links", paths: ["/faq"] };
const unnumbered: Block = { kind: "numbered", items: [null], awaited: something };

const section = (...blocks: Block[]) => ({ id: "part", title: something, blocks });
const visibleBlocks = (...blocks: Block[]) =>
  shownSections([section(...blocks)], false).map((each) => each.blocks);

describe("shownSections outside the demo", () => {
  it("hides missing content and samples", () => {
    expect(visibleBlocks(text, awaits, sample, names, text)).toEqual([[text, text]]);
  });

  it("hides a section that contains only links and empty places", () => {
    expect(visibleBlocks(awaits, links, unnumbered)).toEqual([]);
    expect(visibleBlocks(links, names)).toEqual([[links, names]]);
  });
});

it("shows everything in the demo", () => {
  const sections = [section(awaits, sample, names)];
  expect(shownSections(sections, true)).toEqual(sections);
});
