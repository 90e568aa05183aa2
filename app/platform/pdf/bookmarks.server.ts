import {
  type PDFContext,
  type PDFDocument,
  PDFHexString,
  PDFName,
  type PDFPageLeaf,
  type PDFRef,
} from "pdf-lib";
import type { Box } from "./canvas.server";

/** A place in the file: the page's index from 0 and the height of its upper edge in points. */
export type Place = { page: number; top: number };
export type Bookmark = { title: string; place: Place; level: 1 | 2 };

/** A part of a page that leads to a place of the file, or to a web address, when pressed. */
export type Jump = { page: number; box: Box; to: Place | string };

type Page = { node: PDFPageLeaf; ref: PDFRef };

const destination = (pages: Page[], { page, top }: Place) => [pages[page]!.ref, "XYZ", null, top, null];

const target = (pages: Page[], to: Jump["to"]) =>
  typeof to === "string"
    ? { A: { S: "URI", URI: PDFHexString.of(Buffer.from(new URL(to).href).toString("hex")) } }
    : { Dest: destination(pages, to) };

export function writeJumps(context: PDFContext, pages: Page[], jumps: Jump[]): void {
  for (const [index, page] of pages.entries()) {
    const here = jumps.filter((jump) => jump.page === index);
    if (here.length === 0) continue;
    const annotations = here.map(({ box, to }) =>
      context.register(
        context.obj({
          Type: "Annot",
          Subtype: "Link",
          Rect: [box.x, box.y, box.x + box.width, box.y + box.height],
          Border: [0, 0, 0],
          ...target(pages, to),
        }),
      ),
    );
    page.node.set(PDFName.of("Annots"), context.obj(annotations));
  }
}

type Entry = Bookmark & { ref: PDFRef; children: Entry[] };

function nested(context: PDFContext, bookmarks: Bookmark[]): Entry[] {
  const tops: Entry[] = [];
  for (const bookmark of bookmarks) {
    const entry = { ...bookmark, ref: context.nextRef(), children: [] };
    const parent = tops.at(-1);
    if (bookmark.level === 2 && parent) parent.children.push(entry);
    else tops.push(entry);
  }
  return tops;
}

function writeLevel(context: PDFContext, pages: Page[], parent: PDFRef, entries: Entry[]): void {
  for (const [index, { ref, title, place, children }] of entries.entries()) {
    const before = entries[index - 1];
    const after = entries[index + 1];
    const item = {
      Title: PDFHexString.fromText(title),
      Parent: parent,
      Dest: destination(pages, place),
      ...(before && { Prev: before.ref }),
      ...(after && { Next: after.ref }),
      ...(children.length > 0 && {
        First: children[0]!.ref,
        Last: children.at(-1)!.ref,
        Count: -children.length,
      }),
    };
    context.assign(ref, context.obj(item));
    writeLevel(context, pages, ref, children);
  }
}

/** Writes the list of contents that readers show beside the pages. */
export function writeBookmarks(file: PDFDocument, pages: Page[], bookmarks: Bookmark[]): void {
  const { context } = file;
  const entries = nested(context, bookmarks);
  if (entries.length === 0) return;
  const root = context.nextRef();
  const ends = { First: entries[0]!.ref, Last: entries.at(-1)!.ref };
  context.assign(root, context.obj({ Type: "Outlines", ...ends, Count: entries.length }));
  writeLevel(context, pages, root, entries);
  file.catalog.set(PDFName.of("Outlines"), root);
}
