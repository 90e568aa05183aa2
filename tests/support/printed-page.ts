import { inflateSync } from "node:zlib";
import { PDFArray, PDFDict, PDFDocument, PDFName, PDFRawStream } from "pdf-lib";
import type { Box } from "~/platform/pdf/tags.server";

type Square = { x: number; y: number; width: number };

const DOTS = 4;

/** Draws boxes on white paper as pixels; `x` and `y` are the upper left corner of the visible part. */
export function pixelsOf(boxes: Box[], { x, y, width }: Square) {
  const side = Math.round(width * DOTS);
  const pixels = new Uint8ClampedArray(side * side * 4).fill(255);
  for (const box of boxes) {
    const columns = [box.x - x, box.x + box.width - x].map((edge) => Math.round(edge * DOTS)) as [
      number,
      number,
    ];
    const rows = [y - box.y - box.height, y - box.y].map((edge) => Math.round(edge * DOTS)) as [
      number,
      number,
    ];
    for (let row = rows[0]; row < rows[1]; row++) {
      for (let column = columns[0]; column < columns[1]; column++) {
        pixels.fill(0, (row * side + column) * 4, (row * side + column) * 4 + 3);
      }
    }
  }
  return { pixels, side };
}

/** A box for each dark square of rows from the top that fill `whole`. */
export function boxesOf(rows: boolean[][], page: Box): Box[] {
  const height = page.height / rows.length;
  return rows.flatMap((row, fromTop) => {
    const width = page.width / row.length;
    const y = page.y + page.height - (fromTop + 1) * height;
    return row.flatMap((dark, column) => (dark ? [{ x: page.x + column * width, y, width, height }] : []));
  });
}

const streamText = (stream: unknown) =>
  stream instanceof PDFRawStream ? inflateSync(stream.contents).toString("latin1") : "";

/** The texts of a font's codes, from its table of Unicode texts. */
function textsOf(font: PDFDict): Map<string, string> {
  const table = streamText(font.lookup(PDFName.of("ToUnicode")));
  return new Map(
    [...table.matchAll(/^<([0-9a-f]{4})> <([0-9a-f]+)>$/gm)].map(([, code, text]) => [
      code!,
      Buffer.from(text!, "hex").swap16().toString("utf16le"),
    ]),
  );
}

/** A line of text as a page shows it, from left to right, and where it stands. */
export type SeenLine = { text: string; font: string; size: number; x: number; y: number };

/** Reads the one page of a file back: its lines of text, the boxes it fills in black, and the addresses it leads to. */
export async function readPage(pdf: Uint8Array) {
  const file = await PDFDocument.load(pdf, { updateMetadata: false });
  const { node } = file.getPage(0);
  const fonts = node.Resources()!.lookup(PDFName.of("Font"), PDFDict);
  const texts = Object.fromEntries(
    fonts.keys().map((key) => [key.decodeText(), textsOf(fonts.lookup(key, PDFDict))]),
  );
  const content = streamText(node.Contents());
  const lines: SeenLine[] = [];
  for (const [, font, size, x, y, glyphs] of content.matchAll(
    /^BT .* \/(\w+) (\S+) Tf 1 0 0 1 (\S+) (\S+) Tm\n([\s\S]*?)\nET$/gm,
  )) {
    const codes = [...glyphs!.matchAll(/<([0-9a-f]+)> Tj/g)].flatMap(([, codes]) => codes!.match(/.{4}/g)!);
    const text = codes.map((code) => texts[font!]!.get(code) ?? "").join("");
    lines.push({ text, font: font!, size: Number(size), x: Number(x), y: Number(y) });
  }
  const [, width, height, left, bottom, columns, rows, bits] =
    /^q 0 0 0 rg (\S+) 0 0 (\S+) (\S+) (\S+) cm\nBI \/W (\d+) \/H (\d+) .* ID\n([0-9a-f]+)>\nEI Q$/m.exec(
      content,
    ) ?? [];
  const inRow = Math.ceil(Number(columns) / 8);
  const bytes = Buffer.from(bits ?? "", "hex");
  const dark = Array.from({ length: Number(rows ?? 0) }, (_, row) =>
    Array.from({ length: Number(columns) }, (_, column) =>
      Boolean((bytes[row * inRow + (column >> 3)]! << (column & 7)) & 0x80),
    ),
  );
  const black = boxesOf(dark, {
    x: Number(left),
    y: Number(bottom),
    width: Number(width),
    height: Number(height),
  });
  const annotations = node.Annots() ?? PDFArray.withContext(file.context);
  return { file, lines, black, annotations };
}
