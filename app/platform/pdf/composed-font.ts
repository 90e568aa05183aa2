import type { Component, TrueType } from "./true-type";

/** A component glyph and its offset, in font units. */
export type Part = { id: number; x: number; y: number };

/** The glyphs drawn for one piece of text, on top of each other, and how far the pen advances. */
export type ComposedGlyph = { parts: Part[]; advance: number };

/** All that is drawn for a text that readers cannot divide further, in font units. */
export type Glyph = ComposedGlyph & { text: string };

type Written = { bytes: Buffer; advance: number; left: number };

const viewOf = ({ buffer, byteOffset, byteLength }: Uint8Array) =>
  new DataView(buffer, byteOffset, byteLength);

const HEADER = 10;
const WORDS_AS_OFFSETS = 0x3;
const MORE = 0x20;
/** The short format stores offsets halved, in two bytes. */
const MAX_IN_SHORT = 2 * 0xffff;

function words(...values: number[]): Buffer {
  const bytes = Buffer.alloc(2 * values.length);
  for (const [index, value] of values.entries()) bytes.writeUInt16BE(value & 0xffff, 2 * index);
  return bytes;
}

const evenly = (bytes: Uint8Array, unit: number) =>
  Buffer.concat([bytes, Buffer.alloc((unit - (bytes.length % unit)) % unit)]);
const padded = (bytes: Uint8Array) => evenly(bytes, 4);

/** Returns the bounding box: smallest x and y, largest x and y. */
function boxOf(font: TrueType, parts: Part[]): number[] {
  const sides = parts.flatMap(({ id, x, y }) => {
    const outline = font.outline(id);
    if (outline.length === 0) return [];
    const view = viewOf(outline);
    const side = (at: number) => view.getInt16(at);
    return [[side(2) + x, side(4) + y, side(6) + x, side(8) + y]];
  });
  return [0, 1, 2, 3].map((at) => (at < 2 ? Math.min : Math.max)(...sides.map((box) => box[at]!)));
}

const componentsOf = (font: TrueType, { parts }: ComposedGlyph) =>
  parts.flatMap(({ id, x, y }) =>
    font.components(id).map((part): Component => ({ ...part, x: part.x + x, y: part.y + y })),
  );

/** Returns the outline of a glyph that consists of a single unmoved one. */
function loneOutline(font: TrueType, glyph: ComposedGlyph): number | undefined {
  const [first, ...others] = componentsOf(font, glyph);
  return first && others.length === 0 && !(first.x || first.y || first.scaling) ? first.id : undefined;
}

function composed(font: TrueType, glyph: ComposedGlyph, idOf: (outline: number) => number): Written {
  const { parts, advance } = glyph;
  const components = componentsOf(font, glyph);
  if (components.length === 0) return { bytes: Buffer.alloc(0), advance, left: 0 };
  const box = boxOf(font, parts);
  const records = components.flatMap(({ id, x, y, scaling, transform }, index) => {
    const more = index < components.length - 1 ? MORE : 0;
    return [words(WORDS_AS_OFFSETS | scaling | more, idOf(id), x, y), transform];
  });
  return { bytes: evenly(Buffer.concat([words(-1, ...box), ...records]), 2), advance, left: box[0]! };
}

function simple(font: TrueType, id: number, advance = 0): Written {
  const bytes = evenly(font.outline(id), 2);
  return { bytes, advance, left: bytes.length >= HEADER ? bytes.readInt16BE(2) : 0 };
}

function checksum(bytes: Buffer): number {
  let sum = 0;
  for (let index = 0; index < bytes.length; index += 4) sum = (sum + bytes.readUInt32BE(index)) >>> 0;
  return sum;
}

function file(tables: Record<string, Buffer>): Buffer {
  const entries = Object.entries(tables).sort(([a], [b]) => (a < b ? -1 : 1));
  const power = Math.floor(Math.log2(entries.length));
  const head = Buffer.concat([
    Buffer.from([0, 1, 0, 0]),
    words(entries.length, 16 << power, power, 16 * (entries.length - (1 << power))),
  ]);
  let at = head.length + 16 * entries.length;
  const directory = entries.map(([tag, bytes]) => {
    const entry = Buffer.alloc(16);
    entry.write(tag, "latin1");
    entry.writeUInt32BE(checksum(padded(bytes)), 4);
    entry.writeUInt32BE(at, 8);
    entry.writeUInt32BE(bytes.length, 12);
    at += padded(bytes).length;
    return entry;
  });
  return Buffer.concat([head, ...directory, ...entries.map(([, bytes]) => padded(bytes))]);
}

/**
 * Builds a TrueType program of glyphs composed for their texts, numbered from 1, followed by the outlines that they
 * share. A glyph is as wide as its advance, as PDF/A requires (ISO 19005-3, 6.2.11.5).
 */
export function composedFont(font: TrueType, glyphs: ComposedGlyph[]): Buffer {
  const lone = glyphs.map((glyph) => loneOutline(font, glyph));
  const shared: number[] = [];
  const idOf = (outline: number) => {
    const index = lone.indexOf(outline);
    if (index >= 0) return index + 1;
    if (!shared.includes(outline)) shared.push(outline);
    return glyphs.length + 1 + shared.indexOf(outline);
  };
  const drawn = glyphs.map((glyph, index) => {
    const outline = lone[index];
    const first = outline !== undefined && lone.indexOf(outline) === index;
    return first ? simple(font, outline, glyph.advance) : composed(font, glyph, idOf);
  });
  const written = [simple(font, 0), ...drawn, ...shared.map((id) => simple(font, id))];
  const offsets = [0];
  for (const { bytes } of written) offsets.push(offsets.at(-1)! + bytes.length);
  if (offsets.at(-1)! > MAX_IN_SHORT) throw new Error("a font has more outlines than one paper's words need");
  const copy = (tag: string) => Buffer.from(font.tables.get(tag)!);
  const [head, hhea, maxp] = [copy("head"), copy("hhea"), copy("maxp")];
  head.writeInt16BE(0, 50);
  hhea.writeUInt16BE(written.length, 34);
  maxp.writeUInt16BE(written.length, 4);
  const maxParts = Math.max(1, ...glyphs.map(({ parts }) => parts.length));
  for (const at of [10, 12, 28]) maxp.writeUInt16BE(Math.min(maxp.readUInt16BE(at) * maxParts, 0xffff), at);
  return file({
    glyf: Buffer.concat(written.map(({ bytes }) => bytes)),
    head,
    hhea,
    hmtx: words(...written.flatMap(({ advance, left }) => [advance, left])),
    loca: words(...offsets.map((offset) => offset / 2)),
    maxp,
  });
}
