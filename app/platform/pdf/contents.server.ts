import { heading } from "./blocks.server";
import type { Canvas } from "./canvas.server";
import type { PageFlow } from "./page-flow.server";
import type { Place } from "./pdf-file.server";
import { colours } from "./style";

export type ContentsEntry = { title: string; level: 1 | 2 };
type Row = { canvas: Canvas; page: number; top: number; titleEnd: number; strong: boolean };

const NUMBER_WIDTH = 30;
const INDENT = 16;

export function contents(flow: PageFlow, title: string, entries: ContentsEntry[]): (places: Place[]) => void {
  const { leading } = flow.measure("body");
  flow.keep(Math.min((entries.length + 3) * leading, flow.fullRoom));
  heading(flow, title, "section");
  const rows = entries.map((entry): Row => {
    const start = entry.level === 2 ? INDENT : 0;
    const column = { start, width: flow.whole.width - NUMBER_WIDTH - start };
    const strong = entry.level === 1;
    const lines = flow.lines(entry.title, strong ? "strong" : "body", column.width);
    flow.keep(lines.length * leading);
    const { page: canvas, pageIndex: page, top } = flow;
    flow.drawLines(lines, column, "body");
    return { canvas, page, top, titleEnd: start + (lines.at(-1)?.width ?? 0), strong };
  });
  const bottoms = rows.map((row, index) => {
    const next = rows[index + 1];
    return next?.page === row.page ? next.top : row.top - leading;
  });
  return (places) => {
    for (const [index, row] of rows.entries()) {
      const place = places[index]!;
      const bottom = bottoms[index]!;
      const last = bottom + leading;
      const role = row.strong ? "strong" : "body";
      const [number] = flow.lines(String(place.page + 1), role, NUMBER_WIDTH);
      const gap = { start: row.titleEnd + 6, width: flow.whole.width - row.titleEnd - number!.width - 12 };
      const { canvas } = row;
      flow.on(canvas, () => {
        flow.drawLine(number!, { start: flow.whole.width - number!.width, width: NUMBER_WIDTH }, last, role);
        flow.drawRule(gap, bottom + leading * 0.32, colours.line, 0.8, [0.8, 3]);
      });
      const x = flow.left(0, flow.whole.width);
      const box = { x, y: bottom, width: flow.whole.width, height: row.top - bottom };
      flow.file.jumps.push({ page: row.page, box, to: place });
    }
  };
}
