import { A4 } from "./canvas.server";
import { colours, margins } from "./look";
import type { PageFlow } from "./page-flow.server";
import type { PrintedDocument } from "./printed-document";

/** Draws the running head (not on the first page) and the page number on every page; the last thing to be drawn. */
export function runningLines(flow: PageFlow, document: PrintedDocument): void {
  const { pages } = flow.file;
  const { width } = flow.whole;
  const { leading } = flow.measure("small");
  for (const [index, canvas] of pages.entries()) {
    flow.on(canvas, () => {
      const [number] = flow.lines(document.pageOf(index + 1, pages.length), "small", width);
      const foot = { start: (width - number!.width) / 2, width };
      flow.drawLine(number!, foot, margins.bottom - 22, "small", colours.muted);
      if (index === 0) return;
      const top = A4.height - margins.top + 38;
      const [publisher] = flow.lines(document.publisher, "smallStrong", width / 2);
      const [title] = flow.lines(document.title, "small", width / 2);
      flow.drawLine(publisher!, flow.whole, top, "small", colours.accent);
      flow.drawLine(title!, { start: width - title!.width, width }, top, "small", colours.muted);
      flow.drawRule(flow.whole, top - leading - 4);
    });
  }
}
