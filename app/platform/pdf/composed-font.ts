import type { Component, TrueType } from "./true-type";

/** A glyph of the font, moved; all in font units. */
export type Part = { id: number; x: number; y: number };

/** What stands for one piece of text: glyphs over each other, and how far the pen moves. */
export type ComposedGlyph = { parts: Part[]; advance: number };

type Written = { bytes: Buffer; advance: number; left: number };

const viewOf = ({ buffer, byteOffset, byteLength }: Uint8Array) =>
  new DataView(buffer, byteOffset, byteLength);

const HEADER = 10;
const WORDS_AS_OFFSETS = 0x3;
const MORE = 0x20;

function words(...values: number[]): Buffer {
  const bytes = Buffer.alloc(2 * values.length);
  for (const [at, value] of values.entries()) bytes.writeUInt16BE(value & 0xffff, 2 * at);
  return bytes;
}

const padded = (bytes: Uint8Array) => Buffer.concat([bytes, Buffer.alloc(-bytes.length & 3)]);

/** Nearest x, lowest y, farthest x, highest y. */
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

function composed(
  font: TrueType,
  { parts, advance }: ComposedGlyph,
  idOf: (outline: number) => number,
): Written {
  const components = parts.flatMap(({ id, x, y }) =>
    font.components(id).map((part): Component => ({ ...part, x: part.x + x, y: part.y + y })),
  );
  if (components.length === 0) return { bytes: Buffer.alloc(0), advance, left: 0 };
  const box = boxOf(font, parts);
  const records = components.flatMap(({ id, x, y, scaling, transform }, index) => {
    const more = index < components.length - 1 ? MORE : 0;
    return [words(WORDS_AS_OFFSETS | scaling | more, idOf(id), x, y), transform];
  });
  return { bytes: padded(Buffer.concat([words(-1, ...box), ...records])), advance, left: box[0]! };
}

function simple(font: TrueType, id: number): Written {
  const bytes = padded(font.outline(id));
  return { bytes, advance: 0, left: bytes.length >= HEADER ? bytes.readInt16BE(2) : 0 };
}

function checksum(bytes: Buffer): number {
  let sum = 0;
  for (let at = 0; at < bytes.length; at += 4) sum = (sum + bytes.readUInt32BE(at)) >>> 0;
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
 * A TrueType program of glyphs composed for their texts, the first of which has the number 1; behind them the outlines
 * that they share. A glyph is as wide as its advance, as PDF/A asks (ISO 19005-3, 6.2.11.5).
 */
export function composedFont(font: TrueType, glyphs: ComposedGlyph[]): Buffer {
  const outlines = new Map<number, number>();
  const idOf = (outline: number) => {
    const id = outlines.get(outline) ?? glyphs.length + 1 + outlines.size;
    outlines.set(outline, id);
    return id;
  };
  const drawn = glyphs.map((glyph) => composed(font, glyph, idOf));
  const written = [simple(font, 0), ...drawn, ...[...outlines.keys()].map((id) => simple(font, id))];
  const offsets = Buffer.alloc(4 * (written.length + 1));
  let end = 0;
  for (const [at, { bytes }] of written.entries()) {
    end += bytes.length;
    offsets.writeUInt32BE(end, 4 * (at + 1));
  }
  const copy = (tag: string) => Buffer.from(font.tables.get(tag)!);
  const [head, hhea, maxp] = [copy("head"), copy("hhea"), copy("maxp")];
  head.writeInt16BE(1, 50);
  hhea.writeUInt16BE(written.length, 34);
  maxp.writeUInt16BE(written.length, 4);
  const most = Math.max(1, ...glyphs.map(({ parts }) => parts.length));
  for (const at of [10, 12, 28]) maxp.writeUInt16BE(Math.min(maxp.readUInt16BE(at) * most, 0xffff), at);
  return file({
    glyf: Buffer.concat(written.map(({ bytes }) => bytes)),
    head,
    hhea,
    hmtx: words(...written.flatMap(({ advance, left }) => [advance, left])),
    loca: offsets,
    maxp,
  });
}
