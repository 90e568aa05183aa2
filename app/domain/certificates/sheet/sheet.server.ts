import { A4, type Canvas, type Colour } from "~/platform/pdf/canvas.server";
import type { Weight } from "~/platform/pdf/fonts.server";
import type { PdfFile } from "~/platform/pdf/pdf-file.server";
import { colours } from "~/platform/pdf/style";
import { type Line, typeset } from "~/platform/pdf/typeset.server";

export type Tongue = "ar" | "en";

/** Type size and distance of baselines, in points. */
export type Letters = { weight: Weight; size: number; leading: number; colour: Colour };

export const letters = (size: number, leading: number, look: Partial<Letters> = {}): Letters => ({
  weight: "regular",
  colour: colours.ink,
  ...look,
  size,
  leading,
});

/** A column of the sheet: its left edge and its width, in points. */
export type Column = { x: number; width: number };

const SIDE = 58;
export const whole: Column = { x: SIDE, width: A4.width - 2 * SIDE };

/** A text set in lines, and how. */
export type SetText = { lines: Line[]; look: Letters };

const wordings = new Map<string, Line[]>();

/** The one page of a certificate. Every row is written from its upper edge `top`, and answers with its lower one. */
export class Sheet {
  readonly page: Canvas;

  constructor(readonly file: PdfFile) {
    this.page = file.addPage();
  }

  #lines(text: string, tongue: Tongue, { weight, size }: Letters, width?: number): Line[] {
    const direction = tongue === "ar" ? "rtl" : "ltr";
    return typeset(this.file.faces, text, { weight, size, direction }, width);
  }

  /** Sets what every certificate says; each wording is set once per process. */
  wording(text: string, tongue: Tongue, look: Letters, { width }: Column = whole): SetText {
    const key = [tongue, look.weight, look.size, width, text].join(" ");
    const lines = wordings.get(key) ?? this.#lines(text, tongue, look, width);
    wordings.set(key, lines);
    return { lines, look };
  }

  /** Sets a value in the first of the looks in which it takes no more lines than it may, or else in the last. */
  value(
    text: string,
    tongue: Tongue,
    looks: Letters[],
    { width }: Column = whole,
    most = (_look: Letters) => 1,
  ): SetText {
    const line = this.#lines(text, tongue, looks[0]!)[0];
    if (!line) return { lines: [], look: looks[0]! };
    let set: SetText | undefined;
    for (const look of looks) {
      const scaled = { ...line, size: look.size, width: (line.width * look.size) / line.size };
      if (scaled.width <= width) return { lines: [scaled], look };
      if (most(look) === 1 && look !== looks.at(-1)) continue;
      set = { lines: this.#lines(text, tongue, look, width), look };
      if (set.lines.length <= most(look)) break;
    }
    return set!;
  }

  /** Draws lines, each in the middle of the column. */
  centred({ lines, look }: SetText, top: number, { x, width }: Column = whole): number {
    return this.#draw(lines, look, top, (line) => x + (width - line.width) / 2);
  }

  /** Draws lines from the edge of a column where their language begins. */
  aligned({ lines, look }: SetText, tongue: Tongue, top: number, { x, width }: Column): number {
    return this.#draw(lines, look, top, (line) => (tongue === "ar" ? x + width - line.width : x));
  }

  #draw(lines: Line[], look: Letters, top: number, left: (line: Line) => number): number {
    const { leading, size, colour } = look;
    for (const [row, line] of lines.entries()) {
      this.page.text(line, left(line), top - row * leading - (leading + size * 0.62) / 2, colour);
    }
    return top - lines.length * leading;
  }
}
