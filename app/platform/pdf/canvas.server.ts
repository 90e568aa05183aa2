import { degrees, drawSvgPath, LineCapStyle, rgb } from "pdf-lib";
import type { EmbeddedFont, Weight } from "./fonts.server";
import type { Box, Tag } from "./tags.server";
import type { Line, Piece } from "./typeset.server";

export type Colour = readonly [number, number, number];
export type Fonts = Record<Weight, EmbeddedFont>;

type Point = { x: number; y: number };
type Place = Point & { scale?: number };
/** Thickness and the lengths of dashes and gaps, in points. */
export type RuleStyle = { thickness?: number; dash?: number[] };
type Stroke = { fill?: Colour; stroke?: Colour; thickness?: number };

export const A4 = { width: 595.28, height: 841.89 };

const number = (value: number) => String(Math.round(value * 1000) / 1000);
const numbers = (...values: readonly number[]) => values.map(number).join(" ");

/** Packs one bit for each module into bytes, as hexadecimal digits. */
const bits = (row: boolean[]) =>
  Array.from({ length: Math.ceil(row.length / 8) }, (_, index) =>
    row
      .slice(8 * index, 8 * index + 8)
      .reduce((byte, dark, bit) => byte | (Number(dark) << (7 - bit)), 0)
      .toString(16)
      .padStart(2, "0"),
  ).join("");

const drawnBy = ({ glyphs }: Piece) => glyphs.map(({ text }) => text).join("");

/** The content of one page; everything drawn without a tag is an artifact that screen readers skip. */
export class Canvas {
  readonly #operators: string[] = [];
  #open: Tag | "decoration" | undefined;
  #drawn: Tag | "decoration" = "decoration";
  #marks = 0;

  /** `index` is the page's index, from 0. */
  constructor(
    readonly fonts: Fonts,
    readonly index: number,
  ) {}

  #mark(role: string, then: (number: number) => void): string {
    const number = this.#marks++;
    then(number);
    return `/${role} <</MCID ${number}>> BDC`;
  }

  #close(): void {
    if (this.#open) this.#operators.push("EMC");
    this.#open = undefined;
  }

  #within(what: Tag | "decoration"): void {
    if (this.#open === what) return;
    this.#close();
    this.#open = what;
    this.#operators.push(
      what === "decoration"
        ? "/Artifact BMC"
        : this.#mark(what.role, (number) =>
            what.kids.push({ page: this.index, number, text: "", drawn: "" }),
          ),
    );
  }

  #shown(weight: Weight, { glyphs }: Piece): string {
    return `<${glyphs.map((glyph) => this.fonts[weight].codeOf(glyph)).join("")}> Tj`;
  }

  /** Draws a line of text from its left end; its passages become parts of the tag in reading order. */
  text({ weight, size, pieces }: Line, { x, y }: Point, colour: Colour, tag?: Tag): void {
    if (pieces.length === 0) return;
    if (tag) this.#close();
    else this.#within("decoration");
    this.#operators.push(
      `BT ${numbers(...colour)} rg /${weight} ${number(size)} Tf ${numbers(1, 0, 0, 1, x, y)} Tm`,
    );
    const marks: Array<{ piece: Piece; number: number }> = [];
    for (const piece of pieces) {
      const glyphs = this.#shown(weight, piece);
      if (tag) {
        const begin = this.#mark("Span", (number) => marks.push({ piece, number }));
        this.#operators.push(begin, glyphs, "EMC");
      } else this.#operators.push(glyphs);
    }
    this.#operators.push("ET");
    for (const { piece, number } of marks.sort((a, b) => a.piece.at - b.piece.at)) {
      const { passage, text } = piece;
      tag!.span(passage).kids.push({ page: this.index, number, text, drawn: drawnBy(piece) });
    }
  }

  /** Marks everything that `draw` draws as one figure; its tag has the alternative text. */
  figure(tag: Tag, draw: () => void): void {
    this.#drawn = tag;
    draw();
    this.#drawn = "decoration";
  }

  fill(boxes: Box[], colour: Colour): void {
    const drawn = boxes.map(({ x, y, width, height }) => `${numbers(x, y, width, height)} re`);
    this.#within(this.#drawn);
    this.#operators.push(`${numbers(...colour)} rg`, ...drawn, "f");
  }

  /** Draws rows of modules as a stencil, because a box for each would take four times the bytes. */
  stencil(rows: boolean[][], { x, y, width, height }: Box, colour: Colour): void {
    this.#within(this.#drawn);
    this.#operators.push(
      `q ${numbers(...colour)} rg ${numbers(width, 0, 0, height, x, y)} cm`,
      `BI /W ${rows[0]!.length} /H ${rows.length} /IM true /D [1 0] /F /AHx ID`,
      `${rows.map(bits).join("")}>`,
      "EI Q",
    );
  }

  rule({ x, y, width }: Point & { width: number }, colour: Colour, style: RuleStyle = {}): void {
    const { thickness = 0.6, dash = [] } = style;
    this.#within(this.#drawn);
    const pen = `${numbers(...colour)} RG ${number(thickness)} w [${numbers(...dash)}] 0 d`;
    this.#operators.push(`${pen} ${numbers(x, y)} m ${numbers(x + width, y)} l S`);
  }

  path(d: string, { x, y, scale = 1 }: Place, { fill, stroke, thickness = 1 }: Stroke): void {
    const operators = drawSvgPath(d, {
      x,
      y,
      scale,
      rotate: degrees(0),
      color: fill && rgb(...fill),
      borderColor: stroke && rgb(...stroke),
      borderWidth: stroke ? thickness : 0,
      borderLineCap: LineCapStyle.Round,
    });
    this.#within(this.#drawn);
    this.#operators.push(...operators.map(String));
  }

  content(): string {
    this.#close();
    return this.#operators.join("\n");
  }
}
