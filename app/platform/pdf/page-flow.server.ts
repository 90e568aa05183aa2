import type { Direction } from "./bidi-lines";
import { A4, type Canvas, type Colour, type RuleStyle } from "./canvas.server";
import type { Weight } from "./fonts.server";
import type { PdfFile } from "./pdf-file.server";
import { colours, type Measure, margins, measureOf, type Role } from "./style";
import type { Tag } from "./tags.server";
import { type Line, typeset } from "./typeset.server";

/** In points from the page's start edge, the right one in Arabic. */
export type Column = { start: number; width: number };

/** Without a tag, what is drawn is decoration that screen readers skip. */
type LineStyle = { tag?: Tag; column: Column; role: Role; colour?: Colour };

export class PageFlow {
  /** The structure element that blocks are added to. */
  within: Tag;
  readonly direction: Direction;
  readonly fullWidth: Column = { start: 0, width: A4.width - 2 * margins.side };
  page: Canvas;
  top: number = A4.height - margins.top;

  constructor(readonly file: PdfFile) {
    this.direction = file.facts.language === "ar" ? "rtl" : "ltr";
    this.page = file.addPage();
    this.within = file.root;
  }

  get pageIndex(): number {
    return this.file.pages.length - 1;
  }

  get room(): number {
    return this.top - margins.bottom;
  }

  get fullRoom(): number {
    return A4.height - margins.top - margins.bottom;
  }

  get atTop(): boolean {
    return this.room === this.fullRoom;
  }

  turnPage(): void {
    this.page = this.file.addPage();
    this.top = A4.height - margins.top;
  }

  keep(height: number): void {
    if (height > this.room && !this.atTop) this.turnPage();
  }

  /** Adds space, except at the top of a page. */
  space(height: number): void {
    if (!this.atTop) this.top -= height;
  }

  on(page: Canvas, draw: () => void): void {
    const { page: current } = this;
    this.page = page;
    draw();
    this.page = current;
  }

  measure(role: Role): Measure {
    return measureOf(role, this.direction);
  }

  lines(
    text: string,
    role: Role,
    width: number,
    change: { weight?: Weight; direction?: Direction } = {},
  ): Line[] {
    const { weight, size } = this.measure(role);
    const style = { weight, size, direction: this.direction, ...change };
    return typeset(this.file.faces, text, style, width);
  }

  left(start: number, width: number): number {
    return this.direction === "rtl" ? A4.width - margins.side - start - width : margins.side + start;
  }

  /** Draws a line; without a tag it is decoration, such as what every page repeats. */
  drawLine(line: Line, { tag, column, role, colour = colours.ink, top }: LineStyle & { top: number }): void {
    const { leading, size } = this.measure(role);
    const foot = top - (leading + size * 0.62) / 2;
    this.page.text(line, { x: this.left(column.start, line.width), y: foot }, colour, tag);
  }

  /** Draws lines one under the other from `top`, and moves it below the last. */
  drawLines(lines: Line[], style: LineStyle): void {
    const { leading } = this.measure(style.role);
    for (const line of lines) {
      this.drawLine(line, { ...style, top: this.top });
      this.top -= leading;
    }
  }

  drawRule(column: Column, top: number, style: RuleStyle & { colour?: Colour } = {}): void {
    const { colour = colours.line, ...rule } = style;
    this.page.rule({ x: this.left(column.start, column.width), y: top, width: column.width }, colour, rule);
  }

  fill(column: Column, top: number, height: number, colour: Colour): void {
    const { width } = column;
    this.page.fill([{ x: this.left(column.start, width), y: top - height, width, height }], colour);
  }
}
