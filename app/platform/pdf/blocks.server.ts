import { ownDirection } from "./bidi-lines";
import type { Colour } from "./canvas.server";
import type { Column, PageFlow } from "./page-flow.server";
import { colours, type Role } from "./style";
import { scoped, type Tag } from "./tags.server";
import { type Line, typesetLine } from "./typeset.server";

/** Returns how many lines fit here, so that no line stands alone at the end of a page or the top of the next. */
function linesHere(flow: PageFlow, lines: Line[], leading: number): number {
  const fitting = Math.floor(flow.room / leading);
  if (fitting >= lines.length) return lines.length;
  const here = lines.length - fitting < 2 ? fitting - 1 : fitting;
  return here < 2 && !flow.atTop ? 0 : Math.max(here, 1);
}

/** `eachPage` is called after the lines of each page, with the top edge of the first of them. */
type FlowedText = { tag: Tag; column: Column; role: Role; colour?: Colour; eachPage?: (top: number) => void };

function flowLines(flow: PageFlow, lines: Line[], { eachPage, ...style }: FlowedText): void {
  const { leading } = flow.measure(style.role);
  let rest = lines;
  while (rest.length > 0) {
    const here = linesHere(flow, rest, leading);
    const { top } = flow;
    flow.drawLines(rest.slice(0, here), style);
    if (here > 0) eachPage?.(top);
    rest = rest.slice(here);
    if (rest.length > 0) flow.turnPage();
  }
}

export function addParagraph(
  flow: PageFlow,
  text: string,
  role: Role = "body",
  { colour = colours.ink, as = "P" }: { colour?: Colour; as?: "P" | "H1" } = {},
): void {
  const { leading, after } = flow.measure(role);
  const lines = flow.lines(text, role, flow.fullWidth.width);
  flowLines(flow, lines, { tag: flow.within.add(as), column: flow.fullWidth, role, colour });
  flow.space(after * leading);
}

/** Draws the publisher's name in both languages at the top of the first page. */
export function addLetterhead(flow: PageFlow, publisher: string, inOtherLanguage: string): void {
  flow.fill({ start: 0, width: 46 }, flow.top + 22, 4, colours.accent);
  const [name] = flow.lines(publisher, "section", flow.fullWidth.width);
  flow.drawLine(name!, {
    tag: flow.within.add("P"),
    column: flow.fullWidth,
    top: flow.top,
    role: "section",
    colour: colours.accent,
  });
  flow.top -= flow.measure("section").leading;
  const direction = flow.direction === "rtl" ? "ltr" : "rtl";
  const style = { weight: "regular", size: 11, direction } as const;
  const other = typesetLine(flow.file.faces, inOtherLanguage, style);
  flow.drawLine(other, {
    tag: flow.within.add("P"),
    column: flow.fullWidth,
    top: flow.top,
    role: "body",
    colour: colours.muted,
  });
  flow.top -= flow.measure("body").leading;
}

const KEPT_LINES = 3;

/** `as` is the level in the structure, where none may be skipped (ISO 14289-1, 7.4.2). */
export function addHeading(flow: PageFlow, text: string, role: "part" | "section", as: "H2" | "H3"): void {
  const { leading, before, after } = flow.measure(role);
  const lines = flow.lines(text, role, flow.fullWidth.width);
  const kept = KEPT_LINES * flow.measure("body").leading;
  flow.keep((before + lines.length + after) * leading + kept);
  flow.space(before * leading);
  flow.drawLines(lines, { tag: flow.within.add(as), column: flow.fullWidth, role, colour: colours.accent });
  flow.space(after * leading);
}

const NOTE_BAR = 3;
const NOTE_INDENT = 14;

/** Draws texts beside a bar, such as a quotation, below an optional label. */
export function addQuotation(flow: PageFlow, texts: string[], label?: string): void {
  const { leading, after } = flow.measure("body");
  const column = { start: NOTE_INDENT, width: flow.fullWidth.width - NOTE_INDENT };
  const bar = { start: 0, width: NOTE_BAR };
  const draw = (text: string, role: Role, colour: Colour) => {
    const lines = flow.lines(text, role, column.width, { direction: ownDirection(text, flow.direction) });
    const eachPage = (top: number) => flow.fill(bar, top, top - flow.top, colours.accent);
    flowLines(flow, lines, { tag: flow.within.add("P"), column, role, colour, eachPage });
  };
  flow.keep(3 * leading);
  flow.space(after * leading * 0.5);
  if (label) draw(label, "smallStrong", colours.accent);
  for (const text of texts) draw(text, "body", colours.ink);
  flow.space(after * leading * 1.5);
}

const LIST_INDENT = 20;
const MARK_GAP = 6;

export function addList(flow: PageFlow, items: string[], numbered: boolean): void {
  const { leading, after } = flow.measure("body");
  const column = { start: LIST_INDENT, width: flow.fullWidth.width - LIST_INDENT };
  const tag = flow.within.add("L", {
    attributes: { O: "List", ListNumbering: numbered ? "Decimal" : "Disc" },
  });
  for (const [index, item] of items.entries()) {
    const lines = flow.lines(item, "body", column.width);
    flow.keep(Math.min(lines.length, 2) * leading);
    const [mark] = flow.lines(numbered ? `${index + 1}.` : "•", "body", LIST_INDENT, {
      weight: numbered ? "bold" : "regular",
    });
    const start = numbered ? LIST_INDENT - MARK_GAP - mark!.width : LIST_INDENT - 2 * MARK_GAP;
    const entry = tag.add("LI");
    flow.drawLine(mark!, {
      tag: entry.add("Lbl"),
      column: { start, width: LIST_INDENT },
      top: flow.top,
      role: "body",
      colour: colours.accent,
    });
    flowLines(flow, lines, { tag: entry.add("LBody"), column, role: "body" });
    flow.space(after * leading * 0.5);
  }
  flow.space(after * leading * 0.5);
}

const LABEL_SHARE = 0.32;
const FACT_GAP = 12;
const ROW_PADDING = 3.5;

export type PrintedFact = { label: string; value: string };

export function addFacts(flow: PageFlow, rows: PrintedFact[]): void {
  const { leading, after } = flow.measure("body");
  const label = { start: 0, width: flow.fullWidth.width * LABEL_SHARE - FACT_GAP };
  const value = { start: label.width + FACT_GAP, width: flow.fullWidth.width - label.width - FACT_GAP };
  const set = rows.map((row) => {
    const labels = flow.lines(row.label, "strong", label.width);
    const values = flow.lines(row.value, "body", value.width);
    return { labels, values, height: Math.max(labels.length, values.length) * leading + 2 * ROW_PADDING };
  });
  const table = flow.within.add("Table");
  for (const [index, { labels, values, height }] of set.entries()) {
    const last = index === set.length - 2 ? set.at(-1)!.height : 0;
    flow.keep(height + last);
    const top = flow.top - ROW_PADDING;
    const row = table.add("TR");
    const head = row.add("TH", scoped("Row"));
    for (const [index, line] of labels.entries()) {
      flow.drawLine(line, {
        tag: head,
        column: label,
        top: top - index * leading,
        role: "body",
        colour: colours.muted,
      });
    }
    const cell = row.add("TD");
    for (const [index, line] of values.entries())
      flow.drawLine(line, { tag: cell, column: value, top: top - index * leading, role: "body" });
    flow.top -= height;
    flow.drawRule(flow.fullWidth, flow.top);
  }
  flow.space(after * leading * 1.5);
}
