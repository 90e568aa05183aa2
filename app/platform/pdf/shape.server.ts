import { Direction, Buffer as HarfbuzzBuffer, shape as harfbuzz } from "harfbuzzjs";
import type { Run } from "./bidi-lines";
import type { Glyph } from "./composed-font";
import type { Face } from "./fonts.server";

// A buffer that is dropped is not given back by the WebAssembly memory: one serves all.
const buffer = new HarfbuzzBuffer();

/** From left to right: one for each cluster, the letters that the font draws as one. */
export function shape(face: Face, { text, rtl }: Pick<Run, "text" | "rtl">): Glyph[] {
  buffer.clearContents();
  buffer.addText(text);
  buffer.setDirection(rtl ? Direction.RTL : Direction.LTR);
  buffer.setScript(rtl ? "Arab" : "Latn");
  buffer.setLanguage(rtl ? "ar" : "en");
  harfbuzz(face.shaper, buffer);
  const shaped = buffer.getGlyphInfosAndPositions();
  const starts = [...new Set(shaped.map((glyph) => glyph.cluster))].sort((a, b) => a - b);
  const endOf = new Map(starts.map((start, index) => [start, starts[index + 1] ?? text.length]));
  const glyphs = new Map<number, Glyph>();
  for (const { codepoint, cluster, xAdvance = 0, xOffset = 0, yOffset = 0 } of shaped) {
    const glyph = glyphs.get(cluster) ?? {
      parts: [],
      advance: 0,
      text: text.slice(cluster, endOf.get(cluster)),
    };
    glyph.parts.push({ id: codepoint, x: glyph.advance + xOffset, y: yOffset });
    glyph.advance += xAdvance;
    glyphs.set(cluster, glyph);
  }
  return [...glyphs.values()];
}
