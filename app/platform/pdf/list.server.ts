import { colours } from "./look";
import type { PageFlow } from "./page-flow.server";
import { flowLines } from "./paragraph.server";

const INDENT = 20;
const GAP = 6;

/** A bulleted or numbered list; each mark is set apart from its text. */
export function list(flow: PageFlow, items: string[], numbered: boolean): void {
  const { leading, after } = flow.measure("body");
  const column = { start: INDENT, width: flow.whole.width - INDENT };
  for (const [index, item] of items.entries()) {
    const lines = flow.lines(item, "body", column.width);
    flow.keep(Math.min(lines.length, 2) * leading);
    const [mark] = flow.lines(
      numbered ? `${index + 1}.` : "•",
      "body",
      INDENT,
      numbered ? "bold" : "regular",
    );
    const start = numbered ? INDENT - GAP - mark!.width : INDENT - 2 * GAP;
    flow.drawLine(mark!, { start, width: INDENT }, flow.top, "body", colours.accent);
    flowLines(flow, lines, column, "body");
    flow.space(after * leading * 0.5);
  }
  flow.space(after * leading * 0.5);
}
