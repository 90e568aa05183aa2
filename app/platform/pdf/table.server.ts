import type { Column, PageFlow } from "./page-flow.server";
import { colours, type Role } from "./style";
import { scoped, type Tag } from "./tags.server";
import type { Line } from "./typeset.server";

/** In points: the width of the longest text on one line, and of the longest word. */
type Wish = { natural: number; min: number };

const sum = (list: number[]) => list.reduce((total, each) => total + each, 0);

function fairShare(naturals: number[], width: number): number {
  let left = width;
  const rising = [...naturals].sort((a, b) => a - b);
  for (const [index, natural] of rising.entries()) {
    const share = left / (rising.length - index);
    if (natural > share) return share;
    left -= natural;
  }
  return Number.POSITIVE_INFINITY;
}

export function columnWidths(wishes: Wish[], width: number): number[] {
  const naturals = wishes.map(({ natural }) => natural);
  const spare = width - sum(naturals);
  if (spare >= 0) return naturals.map((each) => each + spare / naturals.length);
  const share = fairShare(naturals, width);
  const fair = wishes.map(({ natural, min }) => Math.max(min, Math.min(natural, share)));
  const mins = wishes.map((wish) => wish.min);
  const above = fair.map((each, index) => each - mins[index]!);
  const missing = width - sum(mins);
  if (missing <= 0 || sum(above) === 0) return mins.map((each) => (each * width) / sum(mins));
  return mins.map((each, index) => each + (missing * above[index]!) / sum(above));
}

const PADDING = 7;
const ROW_PADDING = 4;

const widest = (lines: Line[]) => Math.max(0, ...lines.map((line) => line.width));

function columnsOf(flow: PageFlow, head: string[], rows: string[][]): Column[] {
  const wishes = head.map((title, index) => {
    const texts = [title, ...rows.map((row) => row[index] ?? "")];
    const naturals = texts.map((text) => widest(flow.lines(text, "strong", Number.POSITIVE_INFINITY)));
    const words = texts.flatMap((text) => text.split(" "));
    const min = words.map((word) => widest(flow.lines(word, "strong", Number.POSITIVE_INFINITY)));
    return { natural: Math.max(...naturals) + 2 * PADDING, min: Math.max(...min) + 2 * PADDING };
  });
  let start = 0;
  return columnWidths(wishes, flow.fullWidth.width).map((width) => {
    const column = { start, width };
    start += width;
    return column;
  });
}

/** A row that continues on the next page keeps the elements of its cells. */
type Row = { cells: Array<{ lines: Line[]; tag?: Tag }>; height: number };

function setRow(
  flow: PageFlow,
  table: Tag,
  texts: string[],
  { columns, role }: { columns: Column[]; role: "strong" | "body" },
): Row {
  const row = table.add("TR");
  const cells = columns.map(({ width }, index) => ({
    lines: flow.lines(texts[index] ?? "", role, width - 2 * PADDING),
    tag: role === "strong" ? row.add("TH", scoped("Column")) : row.add("TD"),
  }));
  const maxLines = Math.max(1, ...cells.map(({ lines }) => lines.length));
  return { cells, height: maxLines * flow.measure(role).leading + 2 * ROW_PADDING };
}

function drawRow(flow: PageFlow, { cells, height }: Row, columns: Column[], role: Role): void {
  const { leading } = flow.measure(role);
  for (const [index, { lines, tag }] of cells.entries()) {
    const { start, width } = columns[index]!;
    const column = { start: start + PADDING, width: width - 2 * PADDING };
    for (const [row, line] of lines.entries()) {
      flow.drawLine(line, { tag, column, top: flow.top - ROW_PADDING - row * leading, role });
    }
  }
  flow.top -= height;
}

function splitRow({ cells, height }: Row, room: number, leading: number): [Row, Row] {
  const fitting = Math.max(1, Math.floor((room - 2 * ROW_PADDING) / leading));
  const part = (from: number, to?: number) =>
    cells.map(({ lines, tag }) => ({ lines: lines.slice(from, to), tag }));
  return [
    { cells: part(0, fitting), height: fitting * leading + 2 * ROW_PADDING },
    { cells: part(fitting), height: height - fitting * leading },
  ];
}

export function addTable(flow: PageFlow, caption: string, head: string[], rows: string[][]): void {
  const columns = columnsOf(flow, head, rows);
  const { leading, after } = flow.measure("body");
  const tag = flow.within.add("Table");
  const captionTag = tag.add("Caption");
  let headRow = setRow(flow, tag, head, { columns, role: "strong" });
  const captionLines = flow.lines(caption, "smallStrong", flow.fullWidth.width);
  const captionHeight = captionLines.length * flow.measure("smallStrong").leading;
  const drawHead = () => {
    flow.fill(flow.fullWidth, flow.top, headRow.height, colours.soft);
    drawRow(flow, headRow, columns, "strong");
    flow.drawRule(flow.fullWidth, flow.top, { colour: colours.accent, thickness: 1 });
    headRow = { ...headRow, cells: headRow.cells.map(({ lines }) => ({ lines })) };
  };
  const bodyRows = rows.map((row) => setRow(flow, tag, row, { columns, role: "body" }));
  flow.keep(captionHeight + headRow.height + (bodyRows[0]?.height ?? 0) + after * leading);
  flow.space(after * leading * 0.5);
  flow.drawLines(captionLines, {
    tag: captionTag,
    column: flow.fullWidth,
    role: "smallStrong",
    colour: colours.muted,
  });
  flow.top -= 3;
  drawHead();
  for (let row of bodyRows) {
    while (row.height > flow.room) {
      const highest = flow.fullRoom - headRow.height;
      if (row.height > highest) {
        const [here, rest] = splitRow(row, flow.room, leading);
        drawRow(flow, here, columns, "body");
        row = rest;
      }
      flow.turnPage();
      drawHead();
    }
    drawRow(flow, row, columns, "body");
    flow.drawRule(flow.fullWidth, flow.top);
  }
  flow.space(leading * 0.8);
}
