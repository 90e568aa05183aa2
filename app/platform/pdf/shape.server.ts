import { Direction, Buffer as HarfbuzzBuffer, shape as harfbuzz } from "harfbuzzjs";
import type { Run } from "./bidi-lines";
import type { Face } from "./fonts.server";

/** In font units; `text` is empty on all but the first glyph of its cluster. */
export type Glyph = { id: number; advance: number; dx: number; dy: number; text: string };

function overlaid(cluster: Glyph[]): Glyph[] {
  const [head, ...others] = cluster;
  const width = cluster.reduce((sum, glyph) => sum + glyph.advance, 0);
  let at = head!.advance;
  const drawn = others.map((glyph) => {
    const placed = { ...glyph, advance: 0, dx: at + glyph.dx - width };
    at += glyph.advance;
    return placed;
  });
  return [{ ...head!, advance: width }, ...drawn];
}

/** Leaves no gaps within a word, without moving a glyph: readers that copy or search take a gap for a space. */
export function settleClusters(shaped: Glyph[]): Glyph[] {
  const clusters: Glyph[][] = [];
  for (const glyph of shaped) {
    if (glyph.text === "" && clusters.length > 0) clusters.at(-1)!.push(glyph);
    else clusters.push([glyph]);
  }
  const settled = clusters.map(overlaid);
  for (const [index, [head]] of settled.entries()) {
    const before = settled[index - 1];
    if (!before || before[0]!.advance + head!.dx < 0) continue;
    before[0]!.advance += head!.dx;
    for (const other of before.slice(1)) other.dx -= head!.dx;
    head!.advance -= head!.dx;
    head!.dx = 0;
  }
  return settled.flat();
}

// A buffer that is dropped is not given back by the WebAssembly memory: one serves all.
const buffer = new HarfbuzzBuffer();

export function shape(face: Face, { text, rtl }: Run): Glyph[] {
  buffer.clearContents();
  buffer.addText(text);
  buffer.setDirection(rtl ? Direction.RTL : Direction.LTR);
  buffer.setScript(rtl ? "Arab" : "Latn");
  buffer.setLanguage(rtl ? "ar" : "en");
  harfbuzz(face.shaper, buffer);
  const shaped = buffer.getGlyphInfosAndPositions();
  const starts = [...new Set(shaped.map((glyph) => glyph.cluster))].sort((a, b) => a - b);
  const endOf = new Map(starts.map((start, index) => [start, starts[index + 1] ?? text.length]));
  const written = new Set<number>();
  const glyphs = shaped.map(({ codepoint, cluster, xAdvance = 0, xOffset = 0, yOffset = 0 }) => {
    const first = !written.has(cluster);
    written.add(cluster);
    return {
      id: codepoint,
      advance: xAdvance,
      dx: xOffset,
      dy: yOffset,
      text: first ? text.slice(cluster, endOf.get(cluster)) : "",
    };
  });
  return settleClusters(glyphs);
}
