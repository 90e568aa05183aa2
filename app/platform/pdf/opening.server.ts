import { facts } from "./facts.server";
import { colours } from "./look";
import type { PageFlow } from "./page-flow.server";
import { note, paragraph } from "./paragraph.server";
import type { PrintedDocument } from "./printed-document";
import { typesetLine } from "./typeset.server";

/** The first page: who publishes the document, its title, where it comes from and what it is not. */
export function opening(flow: PageFlow, document: PrintedDocument): void {
  flow.fill({ start: 0, width: 46 }, flow.top + 22, 4, colours.accent);
  const [name] = flow.lines(document.publisher, "section", flow.whole.width);
  flow.drawLine(name!, flow.whole, flow.top, "section", colours.accent);
  flow.top -= flow.measure("section").leading;
  const direction = flow.direction === "rtl" ? "ltr" : "rtl";
  const style = { weight: "regular", size: 11, direction } as const;
  const other = typesetLine(flow.file.faces, document.publisherInOtherLanguage, style);
  flow.drawLine(other, flow.whole, flow.top, "body", colours.muted);
  flow.top -= flow.measure("body").leading + 70;
  paragraph(flow, document.title, "title", colours.ink);
  if (document.lead) paragraph(flow, document.lead, "lead", colours.muted);
  flow.space(14);
  facts(flow, document.facts);
  note(flow, document.notice.text, document.notice.label);
}
