import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { deflateSync } from "node:zlib";
import { Blob as FontBytes, Face as FontFace, Font as Shaper } from "harfbuzzjs";
import { type PDFContext, PDFName, PDFRawStream, type PDFRef, PDFString } from "pdf-lib";
import { composedFont, type Glyph } from "./composed-font";
import { readTrueType, type TrueType } from "./true-type";

/** Measures are in font units. */
export type Face = { name: string; unitsPerEm: number; font: TrueType; shaper: Shaper };
export type Weight = "regular" | "bold";
export type Faces = Record<Weight, Face>;

const names: Record<Weight, string> = {
  regular: "400Regular/Amiri_400Regular",
  bold: "700Bold/Amiri_700Bold",
};

async function load(weight: Weight): Promise<Face> {
  const file = `@expo-google-fonts/amiri/${names[weight]}.ttf`;
  const bytes = new Uint8Array(await readFile(createRequire(import.meta.url).resolve(file)));
  const font = readTrueType(bytes);
  const shaper = new Shaper(new FontFace(new FontBytes(bytes.buffer)));
  return {
    name: `Amiri-${weight === "bold" ? "Bold" : "Regular"}`,
    unitsPerEm: font.unitsPerEm,
    font,
    shaper,
  };
}

let loaded: Promise<Faces> | undefined;

export function loadFaces(): Promise<Faces> {
  loaded ??= Promise.all([load("regular"), load("bold")]).then(([regular, bold]) => ({ regular, bold }));
  return loaded;
}

type Coded = { code: number; glyph: Glyph };

const hex = (value: number) => value.toString(16).padStart(4, "0");
const utf16 = (text: string) =>
  Array.from({ length: text.length }, (_, index) => hex(text.charCodeAt(index))).join("");

export function compressed(context: PDFContext, content: string | Uint8Array, entries = {}): PDFRef {
  const bytes = deflateSync(typeof content === "string" ? Buffer.from(content, "latin1") : content, {
    level: 9,
  });
  const dictionary = context.obj({ ...entries, Filter: "FlateDecode", Length: bytes.length });
  return context.register(PDFRawStream.of(dictionary, bytes));
}

function toUnicode(coded: Coded[]): string {
  const rows = coded.map(({ code, glyph }) => `<${hex(code)}> <${utf16(glyph.text)}>`);
  const blocks: string[] = [];
  for (let index = 0; index < rows.length; index += 100) {
    const block = rows.slice(index, index + 100);
    blocks.push(`${block.length} beginbfchar\n${block.join("\n")}\nendbfchar`);
  }
  return `/CIDInit /ProcSet findresource begin 12 dict begin begincmap
/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def
/CMapName /Adobe-Identity-UCS def /CMapType 2 def
1 begincodespacerange <0000> <ffff> endcodespacerange
${blocks.join("\n")}
endcmap CMapName currentdict /CMap defineresource pop end end`;
}

export class EmbeddedFont {
  readonly #coded = new Map<string, Coded>();

  constructor(readonly face: Face) {}

  /** Returns a code for each text and its drawing, because readers find words by what a code stands for. */
  codeOf(glyph: Glyph): string {
    const key = JSON.stringify(glyph);
    const coded = this.#coded.get(key) ?? { code: this.#coded.size + 1, glyph };
    this.#coded.set(key, coded);
    return hex(coded.code);
  }

  #thousandths(units: number) {
    return Math.round((units * 1000) / this.face.unitsPerEm);
  }

  embed(context: PDFContext, reference: PDFRef): void {
    const { font, name } = this.face;
    const coded = [...this.#coded.values()];
    const program = composedFont(
      font,
      coded.map(({ glyph }) => glyph),
    );
    const digest = createHash("sha256").update(program).digest();
    const tag = Array.from(digest.subarray(0, 6), (byte) => String.fromCharCode(65 + (byte % 26))).join("");
    const BaseFont = PDFName.of(`${tag}+${name}`);
    const FontDescriptor = context.register(
      context.obj({
        Type: "FontDescriptor",
        FontName: BaseFont,
        Flags: 4,
        FontBBox: font.box.map((side) => this.#thousandths(side)),
        ItalicAngle: 0,
        Ascent: this.#thousandths(font.ascent),
        Descent: this.#thousandths(font.descent),
        CapHeight: this.#thousandths(font.capHeight),
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
      W: [1, coded.map(({ glyph }) => this.#thousandths(glyph.advance))],
      CIDToGIDMap: "Identity",
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
