type Tables = Map<string, Uint8Array>;

/**
 * A simple outline within a glyph, with its offset in font units; `transform` holds the bytes of its scale as the font
 * has them.
 */
export type Component = { id: number; x: number; y: number; scaling: number; transform: Uint8Array };

const viewOf = ({ buffer, byteOffset, byteLength }: Uint8Array) =>
  new DataView(buffer, byteOffset, byteLength);

function tablesOf(bytes: Uint8Array): Tables {
  const view = viewOf(bytes);
  const tables: Tables = new Map();
  for (let n = 0; n < view.getUint16(4); n++) {
    const at = 12 + 16 * n;
    const tag = Buffer.from(bytes.subarray(at, at + 4)).toString("latin1");
    const start = view.getUint32(at + 8);
    tables.set(tag, bytes.subarray(start, start + view.getUint32(at + 12)));
  }
  return tables;
}

const WORDS = 0x1;
const OFFSETS = 0x2;
const MORE = 0x20;
const SCALINGS = { one: 0x8, two: 0x40, matrix: 0x80 } as const;
const scaleBytes = (flags: number) =>
  flags & SCALINGS.one ? 2 : flags & SCALINGS.two ? 4 : flags & SCALINGS.matrix ? 8 : 0;

/** Returns the parts of a composite glyph. Throws if they are aligned by points, which none of our fonts do. */
function componentsIn(glyph: Uint8Array): Component[] {
  const view = viewOf(glyph);
  const found: Component[] = [];
  let at = 10;
  for (let flags = MORE; flags & MORE; ) {
    flags = view.getUint16(at);
    if (!(flags & OFFSETS)) throw new Error("a glyph's parts hang on points");
    const id = view.getUint16(at + 2);
    const [x, y] =
      flags & WORDS
        ? [view.getInt16(at + 4), view.getInt16(at + 6)]
        : [view.getInt8(at + 4), view.getInt8(at + 5)];
    at += flags & WORDS ? 8 : 6;
    const size = scaleBytes(flags);
    const scaling = flags & (SCALINGS.one | SCALINGS.two | SCALINGS.matrix);
    found.push({ id, x, y, scaling, transform: glyph.subarray(at, at + size) });
    at += size;
  }
  return found;
}

/** Measures are in font units; the box is the smallest and largest x and y of all glyphs. */
export type TrueType = {
  tables: Tables;
  unitsPerEm: number;
  box: [number, number, number, number];
  ascent: number;
  descent: number;
  capHeight: number;
  /** Returns the glyph's bytes as they are in the file: empty for a space. */
  outline: (id: number) => Uint8Array;
  /** Returns the simple outlines of a glyph. */
  components: (id: number) => Component[];
};

/** Reads a TrueType font with long offsets. */
export function readTrueType(bytes: Uint8Array): TrueType {
  const tables = tablesOf(bytes);
  const table = (tag: string) => viewOf(tables.get(tag)!);
  const [head, hhea, os2, loca] = ["head", "hhea", "OS/2", "loca"].map(table) as [
    DataView,
    DataView,
    DataView,
    DataView,
  ];
  const outlines = tables.get("glyf")!;
  const outline = (id: number) => outlines.subarray(loca.getUint32(4 * id), loca.getUint32(4 * id + 4));
  const components = (id: number): Component[] => {
    const glyph = outline(id);
    if (glyph.length === 0) return [];
    if (viewOf(glyph).getInt16(0) >= 0) return [{ id, x: 0, y: 0, scaling: 0, transform: new Uint8Array() }];
    return componentsIn(glyph).flatMap((part) =>
      components(part.id).map((inner) => ({ ...inner, ...part, id: inner.id })),
    );
  };
  return {
    tables,
    unitsPerEm: head.getUint16(18),
    box: [36, 38, 40, 42].map((at) => head.getInt16(at)) as TrueType["box"],
    ascent: hhea.getInt16(4),
    descent: hhea.getInt16(6),
    capHeight: os2.getInt16(88),
    outline,
    components,
  };
}
