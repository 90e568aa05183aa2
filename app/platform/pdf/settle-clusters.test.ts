import { describe, expect, it } from "vitest";
import { type Glyph, settleClusters } from "./shape.server";

const glyph = (text: string, advance: number, dx = 0): Glyph => ({ id: 1, advance, dx, dy: 0, text });

function places(glyphs: Glyph[]) {
  let pen = 0;
  return glyphs.map(({ advance, dx }) => {
    const place = pen + dx;
    pen += advance;
    return place;
  });
}

describe.each([
  ["plain", [glyph("a", 10), glyph("b", 20)]],
  ["shifted", [glyph("a", 10), glyph("b", 25, 5), glyph("c", 10)]],
  ["in two pieces", [glyph("a", 10), glyph("b", 6), glyph("", 7), glyph("c", 10)]],
  [
    "in two pieces, shifted",
    [glyph("a", 6), glyph("", 7, 1), glyph("b", 12, 4), glyph("", 3), glyph("c", 9, -2)],
  ],
])("glyphs that are %s", (_name, shaped) => {
  const settled = settleClusters(shaped);

  it("stay where they were", () => {
    expect(places(settled)).toEqual(places(shaped));
  });

  it("leave no gaps between words' letters", () => {
    const first = settled.filter(({ text }) => text !== "");
    expect(first.map(({ dx }) => dx)).toEqual(first.map(() => 0));
    expect(settled.filter(({ text }) => text === "").map(({ advance }) => advance)).toEqual(
      settled.filter(({ text }) => text === "").map(() => 0),
    );
  });
});
