import type { Language } from "~/i18n";
import { A4, type Canvas, type Colour } from "~/platform/pdf/canvas.server";
import type { Weight } from "~/platform/pdf/fonts.server";
import type { PdfFile } from "~/platform/pdf/pdf-file.server";
import { colours } from "~/platform/pdf/style";
import type { Tag } from "~/platform/pdf/tags.server";
import { type Line, typeset } from "~/platform/pdf/typeset.server";

export type TextStyle = { weight: Weight; size: number; leading: number; colour: Colour };

export const textStyle = (size: number, leading: number, style: Partial<TextStyle> = {}): TextStyle => ({
  weight: "regular",
  colour: colours.ink,
  ...style,
  size,
  leading,
});

export type Column = { x: number; width: number };

const SIDE = 58;
export const fullWidth: Column = { x: SIDE, width: A4.width - 2 * SIDE };

type FittedText = { language: Language; column?: Column; maxLines?: (style: TextStyle) => number };
type AlignedText = { language: Language; top: number; column: Column };
export type SetText = { lines: Line[]; style: TextStyle };

/** Wording that is the same on every certificate is typeset once per process. */
const wordings = new Map<string, Line[]>();

const oneLine = () => 1;

/** A certificate's page. Each method draws from the upper edge `top` and returns the lower edge. */
export class Sheet {
  readonly page: Canvas;

  constructor(readonly file: PdfFile) {
    this.page = file.addPage();
  }

  #lines(text: string, language: Language, { weight, size }: TextStyle, width?: number): Line[] {
    const direction = language === "ar" ? "rtl" : "ltr";
    return typeset(this.file.faces, text, { weight, size, direction }, width);
  }

  wording(text: string, language: Language, style: TextStyle, { width }: Column = fullWidth): SetText {
    const key = [language, style.weight, style.size, width, text].join(" ");
    const lines = wordings.get(key) ?? this.#lines(text, language, style, width);
    wordings.set(key, lines);
    return { lines, style };
  }

  /** Typesets a text in the first of the styles in which it takes at most `maxLines`, or else in the last. */
  value(
    text: string,
    styles: TextStyle[],
    { language, column = fullWidth, maxLines = oneLine }: FittedText,
  ): SetText {
    const { width } = column;
    const line = this.#lines(text, language, styles[0]!)[0];
    if (!line) return { lines: [], style: styles[0]! };
    let set: SetText | undefined;
    for (const style of styles) {
      const scaled = { ...line, size: style.size, width: (line.width * style.size) / line.size };
      if (scaled.width <= width) return { lines: [scaled], style };
      if (maxLines(style) === 1 && style !== styles.at(-1)) continue;
      set = { lines: this.#lines(text, language, style, width), style };
      if (set.lines.length <= maxLines(style)) break;
    }
    return set!;
  }

  centred(tag: Tag, text: SetText, top: number, { x, width }: Column = fullWidth): number {
    return this.#draw(tag, text, top, (line) => x + (width - line.width) / 2);
  }

  aligned(tag: Tag, text: SetText, { language, top, column }: AlignedText): number {
    const { x, width } = column;
    return this.#draw(tag, text, top, (line) => (language === "ar" ? x + width - line.width : x));
  }

  #draw(tag: Tag, { lines, style }: SetText, top: number, left: (line: Line) => number): number {
    const { leading, size, colour } = style;
    for (const [row, line] of lines.entries()) {
      this.page.text(
        line,
        { x: left(line), y: top - row * leading - (leading + size * 0.62) / 2 },
        colour,
        tag,
      );
    }
    return top - lines.length * leading;
  }
}
