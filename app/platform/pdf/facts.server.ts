import { colours } from "./look";
import type { PageFlow } from "./page-flow.server";
import type { PrintedFact } from "./printed-document";

const LABEL_SHARE = 0.32;
const GAP = 12;
const ROW_PADDING = 3.5;

/** Labels with their values, each in its own column. */
export function facts(flow: PageFlow, rows: PrintedFact[]): void {
  const { leading, after } = flow.measure("body");
  const label = { start: 0, width: flow.whole.width * LABEL_SHARE - GAP };
  const value = { start: label.width + GAP, width: flow.whole.width - label.width - GAP };
  const set = rows.map((row) => {
    const labels = flow.lines(row.label, "strong", label.width);
    const values = flow.lines(row.value, "body", value.width);
    return { labels, values, height: Math.max(labels.length, values.length) * leading + 2 * ROW_PADDING };
  });
  for (const [index, { labels, values, height }] of set.entries()) {
    const last = index === set.length - 2 ? set.at(-1)!.height : 0;
    flow.keep(height + last);
    const top = flow.top - ROW_PADDING;
    for (const [at, line] of labels.entries()) {
      flow.drawLine(line, label, top - at * leading, "body", colours.muted);
    }
    for (const [at, line] of values.entries()) flow.drawLine(line, value, top - at * leading, "body");
    flow.top -= height;
    flow.drawRule(flow.whole, flow.top);
  }
  flow.space(after * leading * 1.5);
}
