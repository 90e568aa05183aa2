import { createHash } from "node:crypto";
import { deflateSync } from "node:zlib";
import { type PDFContext, PDFName, PDFRawStream, type PDFRef, PDFString } from "pdf-lib";
import type { Face } from "./fonts.server";
import type { Glyph } from "./settle-clusters";

type Coded = { code: number; width: number; outline: number; text: string };

const hex = (value: number) => value.toString(16).padStart(4, "0");
const utf16 = (text: string) =>
  Array.from({ length: text.length }, (_, at) => hex(text.charCodeAt(at))).join("");

/** A stream of its own, compressed. */
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

/** The glyphs of one face that a file uses; `codeOf` gives each its code, `embed` writes them. */
export class EmbeddedFont {
  readonly #coded = new Map<string, Coded>();
  readonly #outlines = new Map<number, number>();

  constructor(readonly face: Face) {}

  /**
   * The code of a glyph, as four hexadecimal digits. Kerned glyphs and brackets that both directions use have
   * several codes, for each its advance and its text: readers find words by them.
   */
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

  /** Writes the font (a Type0 font with its glyphs, widths and texts) in place of `reference`. */
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
