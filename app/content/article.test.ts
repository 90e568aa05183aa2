import { describe, expect, it } from "vitest";
import type { Block } from "./article";
import { shownSections } from "./shown-article";
import { words } from "./words";

const said = words("Something", "شيء");
const text: Block = { kind: "text", text: said };
const awaits: Block = { kind: "awaits", text: said };
const sample: Block = { kind: "sample", text: said, awaited: said };
const names: Block = { kind: "table", caption: said, head: [said], rows: [[said]] };
const links: Block = { kind: "links", paths: ["/faq"] };
const unnumbered: Block = { kind: "numbered", items: [null], awaited: said };

const section = (...blocks: Block[]) => ({ id: "part", title: said, blocks });
const shown = (...blocks: Block[]) => shownSections([section(...blocks)], false).map((each) => each.blocks);

describe("readers outside the demo", () => {
  it("see nothing that is awaited, nor what a sample stands before", () => {
    expect(shown(text, awaits, sample, names, text)).toEqual([[text, text]]);
  });

  it("see no part of which nothing else is left than links and empty places", () => {
    expect(shown(awaits, links, unnumbered)).toEqual([]);
    expect(shown(links, names)).toEqual([[links, names]]);
  });
});

it("readers of the demo see all", () => {
  const sections = [section(awaits, sample, names)];
  expect(shownSections(sections, true)).toEqual(sections);
});
