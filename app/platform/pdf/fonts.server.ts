import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { deflateSync } from "node:zlib";
import type { Font } from "fontkit";
import { Blob as FontBytes, Face as FontFace, Font as Shaper } from "harfbuzzjs";
import { type PDFContext, PDFName, PDFRawStream, type PDFRef, PDFString } from "pdf-lib";
import type { Glyph } from "./shape.server";

/** Measures are in font units. */
export type Face = { name: string; unitsPerEm: number; outlines: Font; shaper: Shaper };
export type Weight = "regular" | "bold";
export type Faces = Record<Weight, Face>;

const files: Record<Weight, string> = {
  regular: "@expo-google-fonts/amiri/400Regular/Amiri_400Regular.ttf",
  bold: "@expo-google-fonts/amiri/700Bold/Amiri_700Bold.ttf",
};

async function load(weight: Weight): Promise<Face> {
  const fontkit = await import("fontkit");
  const bytes = await readFile(createRequire(import.meta.url).resolve(files[weight]));
  const outlines = fontkit.create(bytes) as Font;
  const shaper = new Shaper(new FontFace(new FontBytes(new Uint8Array(bytes).buffer)));
  return { name: outlines.postscriptName, unitsPerEm: outlines.unitsPerEm, outlines, shaper };
}

let loaded: Promise<Faces> | undefined;

export function loadFaces(): Promise<Faces> {
  loaded ??= Promise.all([load("regular"), load("bold")]).then(([regular, bold]) => ({ regular, bold }));
  return loaded;
}

type Coded = { code: number; width: number; outline: number; text: string };

const hex = (value: number) => value.toString(16).padStart(4, "0");
const utf16 = (text: string) =>
  Array.from({ length: text.length }, (_, at) => hex(text.charCodeAt(at))).join("");

export function compressed(context: PDFContext, content: string | Uint8Array, entries = {}): PDFRef {
  const bytes = deflateSync(typeof content === "string" ? Buffer.from(content, "latin1") : content, {
    level: 9,
  });
  const dictionary = context.obj({ ...entries, Filter: "FlateDecode", Length: bytes.length });
  return context.register(PDFRawStream.of(dictionary, bytes));
}

function toUnicode(coded: Coded[]): string {
  const rows = coded.filter(({ text }) => text).map(({ code, text }) => `<${hex(code)}> <${utf16(text)}>`);
  const blocks: string[] = [];
  for (let at = 0; at < rows.length; at += 100) {
    const block = rows.slice(at, at + 100);
    blocks.push(`${block.length} beginbfchar\n${block.join("\n")}\nendbfchar`);
  }
  return `/CIDInit /ProcSet findresource begin 12 dict begin begincmap
/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def
/CMapName /Adobe-Identity-UCS def /CMapType 2 def
1 begincodespacerange <0000> <ffff> endcodespacerange
${blocks.join("\n")}
endcmap CMapName currentdict /CMap defineresource pop end end`;
}

const outlineBytes = ({ outline }: Coded) => [outline >> 8, outline & 255];

export class EmbeddedFont {
  readonly #coded = new Map<string, Coded>();
  readonly #outlines = new Map<number, number>();

  constructor(readonly face: Face) {}

  /** One for each advance and text of a glyph, since readers find words by them: kerned ones and brackets have several. */
  codeOf({ id, advance, text }: Glyph): string {
    const key = `${id} ${advance} ${text}`;
    const coded = this.#coded.get(key) ?? {
      code: this.#coded.size + 1,
      width: this.#thousandths(advance),
      outline: this.#outlineOf(id),
      text,
    };
    this.#coded.set(key, coded);
    return hex(coded.code);
  }

  #outlineOf(glyphId: number): number {
    const outline = this.#outlines.get(glyphId) ?? this.#outlines.size + 1;
    this.#outlines.set(glyphId, outline);
    return outline;
  }

  #thousandths(units: number) {
    return Math.round((units * 1000) / this.face.unitsPerEm);
  }

  embed(context: PDFContext, reference: PDFRef): void {
    const { outlines, name } = this.face;
    const coded = [...this.#coded.values()];
    const subset = outlines.createSubset();
    for (const id of this.#outlines.keys()) subset.includeGlyph(outlines.getGlyph(id));
    const program = subset.encode();
    const digest = createHash("sha256").update(program).digest();
    const tag = Array.from(digest.subarray(0, 6), (byte) => String.fromCharCode(65 + (byte % 26))).join("");
    const BaseFont = PDFName.of(`${tag}+${name}`);
    const { bbox } = outlines;
    const box = [bbox.minX, bbox.minY, bbox.maxX, bbox.maxY].map((side) => this.#thousandths(side));
    const FontDescriptor = context.register(
      context.obj({
        Type: "FontDescriptor",
        FontName: BaseFont,
        Flags: 4,
        FontBBox: box,
        ItalicAngle: outlines.italicAngle,
        Ascent: this.#thousandths(outlines.ascent),
        Descent: this.#thousandths(outlines.descent),
        CapHeight: this.#thousandths(outlines.capHeight || outlines.ascent),
        StemV: 80,
        FontFile2: compressed(context, program, { Length1: program.length }),
      }),
    );
    const glyphs = context.obj({
      Type: "Font",
      Subtype: "CIDFontType2",
      BaseFont,
      CIDSystemInfo: { Registry: PDFString.of("Adobe"), Ordering: PDFString.of("Identity"), Supplement: 0 },
      FontDescriptor,
      DW: 0,
      W: [1, coded.map(({ width }) => width)],
      CIDToGIDMap: compressed(context, Uint8Array.from([0, 0, ...coded.flatMap(outlineBytes)])),
    });
    context.assign(
      reference,
      context.obj({
        Type: "Font",
        Subtype: "Type0",
        BaseFont,
        Encoding: "Identity-H",
        DescendantFonts: [context.register(glyphs)],
        ToUnicode: compressed(context, toUnicode(coded)),
      }),
    );
  }
}
