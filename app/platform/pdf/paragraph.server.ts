import type { Colour } from "./canvas.server";
import { colours, type Role } from "./look";
import type { Column, PageFlow } from "./page-flow.server";
import type { Line } from "./typeset.server";

/** How many of the lines come on this page, so that none stands alone at its foot or on top of the next. */
function linesHere(flow: PageFlow, lines: Line[], leading: number): number {
  const fitting = Math.floor(flow.room / leading);
  if (fitting >= lines.length) return lines.length;
  const here = lines.length - fitting < 2 ? fitting - 1 : fitting;
  return here < 2 && !flow.atTop ? 0 : Math.max(here, 1);
}

/** Sets lines in a column, over as many pages as they need. `eachPage` is called with what came on each page. */
export function flowLines(
  flow: PageFlow,
  lines: Line[],
  column: Column,
  role: Role,
  options: { colour?: Colour; eachPage?: (top: number) => void } = {},
): void {
  const { leading } = flow.measure(role);
  let rest = lines;
  while (rest.length > 0) {
    const here = linesHere(flow, rest, leading);
    const { top } = flow;
    flow.drawLines(rest.slice(0, here), column, role, options.colour);
    if (here > 0) options.eachPage?.(top);
    rest = rest.slice(here);
    if (rest.length > 0) flow.turnPage();
  }
}

export function paragraph(
  flow: PageFlow,
  text: string,
  role: Role = "body",
  colour: Colour = colours.ink,
  column: Column = flow.whole,
): void {
  const { leading, after } = flow.measure(role);
  flowLines(flow, flow.lines(text, role, column.width), column, role, { colour });
  flow.space(after * leading);
}

const KEPT_LINES = 3;

/** A heading, on the page of the first lines that follow it. */
export function heading(flow: PageFlow, text: string, role: "part" | "section"): void {
  const { leading, before, after } = flow.measure(role);
  const lines = flow.lines(text, role, flow.whole.width);
  const kept = KEPT_LINES * flow.measure("body").leading;
  flow.keep((before + lines.length + after) * leading + kept);
  flow.space(before * leading);
  flow.drawLines(lines, flow.whole, role, colours.accent);
  flow.space(after * leading);
}

const BAR = 3;
const INDENT = 14;

/** A remark with a bar along its start edge; its label stands on a line of its own. */
export function note(flow: PageFlow, text: string, label?: string): void {
  const { leading, after } = flow.measure("body");
  const column = { start: INDENT, width: flow.whole.width - INDENT };
  const bar = { start: 0, width: BAR };
  const draw = (lines: Line[], role: Role, colour: Colour) =>
    flowLines(flow, lines, column, role, {
      colour,
      eachPage: (top) => flow.fill(bar, top, top - flow.top, colours.accent),
    });
  flow.keep(3 * leading);
  flow.space(after * leading * 0.5);
  if (label) draw(flow.lines(label, "smallStrong", column.width), "smallStrong", colours.accent);
  draw(flow.lines(text, "body", column.width), "body", colours.ink);
  flow.space(after * leading * 1.5);
}
