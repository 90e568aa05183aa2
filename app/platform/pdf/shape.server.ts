import { Direction, Buffer as HarfbuzzBuffer, shape as harfbuzz } from "harfbuzzjs";
import type { Run } from "./bidi-lines";
import type { Face } from "./fonts.server";
import { type Glyph, settleClusters } from "./settle-clusters";

// A buffer that is dropped is not given back by the WebAssembly memory: one serves all.
const buffer = new HarfbuzzBuffer();

/** The glyphs of a run from left to right, joined and mirrored as its script asks. */
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
