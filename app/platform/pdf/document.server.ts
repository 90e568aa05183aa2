import type { Place } from "./bookmarks.server";
import { type ContentsEntry, contents } from "./contents.server";
import { facts } from "./facts.server";
import { list } from "./list.server";
import { colours } from "./look";
import { opening } from "./opening.server";
import { PageFlow } from "./page-flow.server";
import { heading, note, paragraph } from "./paragraph.server";
import { PdfFile } from "./pdf-file.server";
import { bare, printable } from "./printable-text";
import type { PrintedBlock, PrintedDocument } from "./printed-document";
import { runningLines } from "./running-lines.server";
import { table } from "./table.server";

function setBlock(flow: PageFlow, block: PrintedBlock): void {
  if (block.kind === "text") paragraph(flow, block.text);
  else if (block.kind === "list") list(flow, block.items, block.ordered);
  else if (block.kind === "table") table(flow, block.caption, block.head, block.rows);
  else if (block.kind === "aside") paragraph(flow, block.text, "small", colours.muted);
  else if (block.kind === "facts") facts(flow, block.rows);
  else note(flow, block.text, block.label);
}

/** Sets the parts and returns where each entry of the contents came to stand. */
function setParts(flow: PageFlow, { parts }: PrintedDocument): Place[] {
  const places: Place[] = [];
  const headed = (title: string, role: "part" | "section", level: 1 | 2) => {
    heading(flow, title, role);
    const { leading, after } = flow.measure(role);
    const place = { page: flow.pageIndex, top: flow.top + leading * (1.4 + after) };
    places.push(place);
    flow.file.bookmarks.push({ title: bare(title), place, level });
  };
  for (const part of parts) {
    flow.turnPage();
    if (part.title) headed(part.title, "part", 1);
    if (part.lead) paragraph(flow, part.lead, "lead", colours.muted);
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

/** Sets a document and returns its PDF file; the same document gives the same bytes. */
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
