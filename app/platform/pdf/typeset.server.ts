import { type Direction, type OrderedText, ordered, visualRuns } from "./bidi-lines";
import { breakLines } from "./break-lines";
import type { Face, Faces, Weight } from "./fonts.server";
import { printable } from "./printable-text";
import type { Glyph } from "./settle-clusters";
import { shape } from "./shape.server";

/** How a text is set; `size` in points. */
export type TextStyle = { weight: Weight; size: number; direction: Direction };

/** One line ready to be drawn: glyphs from left to right, `width` in points. */
export type Line = { weight: Weight; size: number; width: number; glyphs: Glyph[] };

const advanceOf = (glyphs: Glyph[]) => glyphs.reduce((sum, glyph) => sum + glyph.advance, 0);
const glyphsOf = (face: Face, text: OrderedText, start?: number, end?: number) =>
  visualRuns(text, start, end).flatMap((run) => shape(face, run));

/** Sets a text in lines no wider than `width` points. */
export function typeset(
  faces: Faces,
  text: string,
  style: TextStyle,
  width = Number.POSITIVE_INFINITY,
): Line[] {
  const { weight, size, direction } = style;
  const face = faces[weight];
  const points = size / face.unitsPerEm;
  const paragraph = ordered(printable(text), direction);
  const widthOf = (start: number, end: number) => advanceOf(glyphsOf(face, paragraph, start, end)) * points;
  const { length } = paragraph.text;
  const whole = length > 0 ? [{ start: 0, end: length }] : [];
  const ranges = width === Number.POSITIVE_INFINITY ? whole : breakLines(paragraph.text, widthOf, width);
  return ranges.map(({ start, end }) => {
    const inked = start + paragraph.text.slice(start, end).trimEnd().length;
    const glyphs = glyphsOf(face, paragraph, start, inked);
    return { weight, size, glyphs, width: advanceOf(glyphs) * points };
  });
}

/** Sets a text in one line, however wide. */
export const typesetLine = (faces: Faces, text: string, style: TextStyle): Line =>
  typeset(faces, text, style)[0] ?? { weight: style.weight, size: style.size, width: 0, glyphs: [] };
