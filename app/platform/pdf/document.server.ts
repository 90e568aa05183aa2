import {
  addFacts,
  addHeading,
  addLetterhead,
  addList,
  addParagraph,
  addQuotation,
  type PrintedFact,
} from "./blocks.server";
import { A4, type Canvas } from "./canvas.server";
import { PageFlow } from "./page-flow.server";
import { PdfFile, type Place } from "./pdf-file.server";
import { bare, printable } from "./printable-text";
import { colours, margins } from "./style";
import { addTable } from "./table.server";
import type { Tag } from "./tags.server";

type ContentsEntry = { title: string; level: 1 | 2 };
type Row = {
  link: Tag;
  title: string;
  canvas: Canvas;
  page: number;
  top: number;
  titleEnd: number;
  strong: boolean;
};

const NUMBER_WIDTH = 30;
const INDENT = 16;

function contents(flow: PageFlow, title: string, entries: ContentsEntry[]): (places: Place[]) => void {
  const { leading } = flow.measure("body");
  flow.keep(Math.min((entries.length + 3) * leading, flow.fullRoom));
  addHeading(flow, title, "section", "H2");
  const list = flow.within.add("TOC");
  const rows = entries.map((entry): Row => {
    const start = entry.level === 2 ? INDENT : 0;
    const column = { start, width: flow.fullWidth.width - NUMBER_WIDTH - start };
    const strong = entry.level === 1;
    const lines = flow.lines(entry.title, strong ? "strong" : "body", column.width);
    flow.keep(lines.length * leading);
    const { page: canvas, pageIndex: page, top } = flow;
    const link = list.add("TOCI").add("Reference").add("Link");
    flow.drawLines(lines, { tag: link, column, role: "body" });
    return {
      link,
      title: entry.title,
      canvas,
      page,
      top,
      titleEnd: start + (lines.at(-1)?.width ?? 0),
      strong,
    };
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
      const gap = {
        start: row.titleEnd + 6,
        width: flow.fullWidth.width - row.titleEnd - number!.width - 12,
      };
      const { canvas } = row;
      flow.on(canvas, () => {
        flow.drawLine(number!, {
          tag: row.link,
          column: { start: flow.fullWidth.width - number!.width, width: NUMBER_WIDTH },
          top: last,
          role,
        });
        flow.drawRule(gap, bottom + leading * 0.32, { colour: colours.line, thickness: 0.8, dash: [0.8, 3] });
      });
      const x = flow.left(0, flow.fullWidth.width);
      const box = { x, y: bottom, width: flow.fullWidth.width, height: row.top - bottom };
      const says = { [flow.file.facts.language]: bare(row.title) };
      flow.file.jumps.push({ page: row.page, box, to: place, tag: row.link, says });
    }
  };
}

export type PrintedBlock =
  | { kind: "text"; text: string }
  | { kind: "list"; items: string[]; ordered: boolean }
  | { kind: "table"; caption: string; head: string[]; rows: string[][] }
  | { kind: "facts"; rows: PrintedFact[] }
  | { kind: "aside"; text: string }
  | { kind: "note"; label?: string; text: string };

export type PrintedSection = { title?: string; blocks: PrintedBlock[] };

/** Each part begins on a new page; sections without a title are not in the table of contents. */
export type PrintedPart = { title?: string; lead?: string; sections: PrintedSection[] };

export type PrintedDocument = {
  language: "ar" | "en";
  title: string;
  subject: string;
  publisher: string;
  publisherInOtherLanguage: string;
  lead?: string;
  day: string;
  facts: PrintedFact[];
  notice: { label: string; text: string };
  contentsTitle: string;
  pageOf: (page: number, pages: number) => string;
  parts: PrintedPart[];
};

function opening(flow: PageFlow, document: PrintedDocument): void {
  addLetterhead(flow, document.publisher, document.publisherInOtherLanguage);
  flow.space(70);
  addParagraph(flow, document.title, "title", { colour: colours.ink, as: "H1" });
  if (document.lead) addParagraph(flow, document.lead, "lead", { colour: colours.muted });
  flow.space(14);
  addFacts(flow, document.facts);
  addQuotation(flow, [document.notice.text], document.notice.label);
}

function runningLines(flow: PageFlow, document: PrintedDocument): void {
  const { pages } = flow.file;
  const { width } = flow.fullWidth;
  const { leading } = flow.measure("small");
  for (const [index, canvas] of pages.entries()) {
    flow.on(canvas, () => {
      const [number] = flow.lines(document.pageOf(index + 1, pages.length), "small", width);
      const foot = { start: (width - number!.width) / 2, width };
      flow.drawLine(number!, {
        column: foot,
        top: margins.bottom - 22,
        role: "small",
        colour: colours.muted,
      });
      if (index === 0) return;
      const top = A4.height - margins.top + 38;
      const [publisher] = flow.lines(document.publisher, "smallStrong", width / 2);
      const [title] = flow.lines(document.title, "small", width / 2);
      flow.drawLine(publisher!, { column: flow.fullWidth, top, role: "small", colour: colours.accent });
      flow.drawLine(title!, {
        column: { start: width - title!.width, width },
        top,
        role: "small",
        colour: colours.muted,
      });
      flow.drawRule(flow.fullWidth, top - leading - 4);
    });
  }
}

function setBlock(flow: PageFlow, block: PrintedBlock): void {
  if (block.kind === "text") addParagraph(flow, block.text);
  else if (block.kind === "list") addList(flow, block.items, block.ordered);
  else if (block.kind === "table") addTable(flow, block.caption, block.head, block.rows);
  else if (block.kind === "aside") addParagraph(flow, block.text, "small", { colour: colours.muted });
  else if (block.kind === "facts") addFacts(flow, block.rows);
  else addQuotation(flow, [block.text], block.label);
}

function setParts(flow: PageFlow, { parts }: PrintedDocument): Place[] {
  const places: Place[] = [];
  const headed = (title: string, role: "part" | "section", level: 1 | 2) => {
    addHeading(flow, title, role, level === 1 ? "H2" : "H3");
    const { leading, after } = flow.measure(role);
    const place = { page: flow.pageIndex, top: flow.top + leading * (1.4 + after) };
    places.push(place);
    flow.file.bookmarks.push({ title: bare(title), place, level });
  };
  for (const part of parts) {
    flow.turnPage();
    if (part.title) headed(part.title, "part", 1);
    if (part.lead) addParagraph(flow, part.lead, "lead", { colour: colours.muted });
    for (const section of part.sections) {
      if (section.title) headed(section.title, "section", part.title ? 2 : 1);
      for (const block of section.blocks) setBlock(flow, block);
    }
  }
  return places;
}

const entriesOf = ({ parts }: PrintedDocument): ContentsEntry[] =>
  parts.flatMap((part) => [
    ...(part.title ? [{ title: part.title, level: 1 as const }] : []),
    ...part.sections.flatMap(({ title }) =>
      title ? [{ title, level: part.title ? (2 as const) : (1 as const) }] : [],
    ),
  ]);

/** Renders a document; the same document gives the same bytes. */
export async function setDocument(document: PrintedDocument): Promise<Uint8Array> {
  const { title, publisher: author, subject, language, day } = document;
  const file = await PdfFile.create({ title: printable(title), author, subject, language, day });
  const flow = new PageFlow(file);
  opening(flow, document);
  const fillNumbers = contents(flow, document.contentsTitle, entriesOf(document));
  fillNumbers(setParts(flow, document));
  runningLines(flow, document);
  return file.bytes();
}
