import { Buffer as HarfbuzzBuffer, Direction as HarfbuzzDirection, shape as harfbuzz } from "harfbuzzjs";
import { type Direction, type OrderedText, ordered, type Passage, type Run, visualRuns } from "./bidi-lines";
import type { Glyph } from "./composed-font";
import type { Face, Faces, Weight } from "./fonts.server";
import { printable } from "./printable-text";

type Range = { start: number; end: number };

const ISOLATE_START = /[\u2066-\u2068]/;

/** Splits a text into words with their spaces; an isolated part stays in one piece. */
function pieces(text: string): Range[] {
  const found: Range[] = [];
  let depth = 0;
  let start = 0;
  for (let index = 0; index < text.length; index++) {
    const sign = text[index]!;
    if (ISOLATE_START.test(sign)) depth++;
    else if (sign === "\u2069") depth = Math.max(0, depth - 1);
    else if (sign === " " && depth === 0 && text[index + 1] !== " ") {
      found.push({ start, end: index + 1 });
      start = index + 1;
    }
  }
  if (start < text.length) found.push({ start, end: text.length });
  return found;
}

type WidthOf = (start: number, end: number) => number;

function fittingEnd({ start, end }: Range, widthOf: WidthOf, width: number): number {
  let at = start + 1;
  while (at < end && widthOf(start, at + 1) <= width) at++;
  return at;
}

/** Breaks a text into lines, in reading order; a piece wider than a line is broken anywhere. */
export function breakLines(text: string, widthOf: WidthOf, width: number): Range[] {
  const lines: Range[] = [];
  let line: Range | undefined;
  let used = 0;
  for (const piece of pieces(text)) {
    const rest = { ...piece };
    const inked = rest.start + text.slice(rest.start, rest.end).trimEnd().length;
    if (line && used + widthOf(rest.start, inked) <= width) {
      line.end = rest.end;
      used += widthOf(rest.start, rest.end);
      continue;
    }
    while (widthOf(rest.start, inked) > width && rest.start < inked) {
      const end = fittingEnd({ start: rest.start, end: inked }, widthOf, width);
      lines.push({ start: rest.start, end });
      rest.start = end;
    }
    line = { ...rest };
    used = widthOf(rest.start, rest.end);
    if (line.start < line.end) lines.push(line);
  }
  return lines;
}

// WebAssembly memory does not return a dropped buffer, so that one serves all.
const buffer = new HarfbuzzBuffer();

/** Returns glyphs from left to right, one for each cluster of letters that the font draws together. */
export function shape(face: Face, { text, rtl }: Pick<Run, "text" | "rtl">): Glyph[] {
  buffer.clearContents();
  buffer.addText(text);
  buffer.setDirection(rtl ? HarfbuzzDirection.RTL : HarfbuzzDirection.LTR);
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

const REPLACEMENT = "?";
const alwaysDrawn = /[\p{ASCII}\p{Script=Arabic}\p{C}\p{Z}]/u;
const drawnByFace = new WeakMap<Face, Map<string, boolean>>();

/** True if the face has a glyph for the character. */
function canDraw(face: Face, character: string): boolean {
  if (alwaysDrawn.test(character)) return true;
  const known = drawnByFace.get(face) ?? new Map<string, boolean>();
  drawnByFace.set(face, known);
  const drawn =
    known.get(character) ??
    shape(face, { text: character, rtl: false }).every(({ parts }) => parts.every(({ id }) => id !== 0));
  known.set(character, drawn);
  return drawn;
}

/** Replaces characters that the font lacks by question marks, because PDF/A forbids missing glyphs. */
const drawable = (face: Face, text: string) =>
  text.replace(/\P{ASCII}/gu, (character) => (canDraw(face, character) ? character : REPLACEMENT));

export type TextStyle = { weight: Weight; size: number; direction: Direction };

/** A run of one direction and one language; `at` is its offset in the line's text. */
export type Piece = { at: number; text: string; passage: Passage; glyphs: Glyph[] };

/** Pieces from left to right; width and size in points. */
export type Line = { weight: Weight; size: number; width: number; pieces: Piece[] };

const advanceOf = (pieces: Piece[]) =>
  pieces.reduce((sum, { glyphs }) => glyphs.reduce((all, { advance }) => all + advance, sum), 0);
const piecesOf = (face: Face, text: OrderedText, start?: number, end?: number): Piece[] =>
  visualRuns(text, start, end).map((run) => ({
    at: run.at,
    text: run.text,
    passage: run.passage,
    glyphs: shape(face, run),
  }));

export function typeset(
  faces: Faces,
  text: string,
  style: TextStyle,
  width = Number.POSITIVE_INFINITY,
): Line[] {
  const { weight, size, direction } = style;
  const face = faces[weight];
  const points = size / face.unitsPerEm;
  const paragraph = ordered(drawable(face, printable(text)), direction);
  const widthOf = (start: number, end: number) => advanceOf(piecesOf(face, paragraph, start, end)) * points;
  const { length } = paragraph.text;
  const fullRange = length > 0 ? [{ start: 0, end: length }] : [];
  const ranges = width === Number.POSITIVE_INFINITY ? fullRange : breakLines(paragraph.text, widthOf, width);
  return ranges.map(({ start, end }) => {
    const inked = start + paragraph.text.slice(start, end).trimEnd().length;
    const pieces = piecesOf(face, paragraph, start, inked);
    return { weight, size, pieces, width: advanceOf(pieces) * points };
  });
}

export const typesetLine = (faces: Faces, text: string, style: TextStyle): Line =>
  typeset(faces, text, style)[0] ?? { weight: style.weight, size: style.size, width: 0, pieces: [] };
