import { degrees, drawSvgPath, LineCapStyle, rgb } from "pdf-lib";
import type { EmbeddedFont, Weight } from "./fonts.server";
import type { Line } from "./typeset.server";

export type Colour = readonly [number, number, number];
export type Box = { x: number; y: number; width: number; height: number };
export type Fonts = Record<Weight, EmbeddedFont>;

type Place = { x: number; y: number; scale?: number };
type Stroke = { fill?: Colour; stroke?: Colour; thickness?: number };

export const A4 = { width: 595.28, height: 841.89 };

const number = (value: number) => String(Math.round(value * 1000) / 1000);
const numbers = (...values: readonly number[]) => values.map(number).join(" ");

export class Canvas {
  readonly #operators: string[] = [];

  constructor(readonly fonts: Fonts) {}

  text({ weight, size, glyphs }: Line, x: number, y: number, colour: Colour): void {
    const font = this.fonts[weight];
    const { unitsPerEm } = font.face;
    const parts: string[] = [];
    let shown = "";
    let shifted = 0;
    let raised = 0;
    const flush = () => {
      if (shown) parts.push(`[${shown}] TJ`);
      shown = "";
    };
    for (const glyph of glyphs) {
      if (glyph.dy !== raised) {
        flush();
        parts.push(`${number((glyph.dy * size) / unitsPerEm)} Ts`);
        raised = glyph.dy;
      }
      if (glyph.dx !== shifted) shown += number(((shifted - glyph.dx) * 1000) / unitsPerEm);
      shifted = glyph.dx;
      shown += `<${font.codeOf(glyph)}>`;
    }
    flush();
    if (raised !== 0) parts.push("0 Ts");
    if (parts.length === 0) return;
    this.#operators.push(
      `BT ${numbers(...colour)} rg /${weight} ${number(size)} Tf ${numbers(1, 0, 0, 1, x, y)} Tm`,
      ...parts,
      "ET",
    );
  }

  fill(boxes: Box[], colour: Colour): void {
    const drawn = boxes.map(({ x, y, width, height }) => `${numbers(x, y, width, height)} re`);
    this.#operators.push(`${numbers(...colour)} rg`, ...drawn, "f");
  }

  rule(x: number, y: number, width: number, colour: Colour, thickness = 0.6, dash: number[] = []): void {
    const style = `${numbers(...colour)} RG ${number(thickness)} w [${numbers(...dash)}] 0 d`;
    this.#operators.push(`${style} ${numbers(x, y)} m ${numbers(x + width, y)} l S`);
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
    this.#operators.push(...operators.map(String));
  }

  content(): string {
    return this.#operators.join("\n");
  }
}
