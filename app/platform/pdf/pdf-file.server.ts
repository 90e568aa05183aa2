import { createHash } from "node:crypto";
import {
  AFRelationship,
  type PDFContext,
  PDFDocument,
  PDFHexString,
  PDFName,
  type PDFPageLeaf,
  type PDFRef,
} from "pdf-lib";
import { archive, type FileFacts } from "./archive.server";
import { A4, Canvas, type Fonts } from "./canvas.server";
import { compressed, EmbeddedFont, type Faces, loadFaces } from "./fonts.server";
import type { Language } from "./passages";
import { type Box, type InLanguages, inLanguages, Tag, writeTags } from "./tags.server";

/** A page by index from 0, and a height in points. */
export type Place = { page: number; top: number };
type Bookmark = { title: string; place: Place; level: 1 | 2 };

/** A link; `tag` is its element, and `says` its description for those who do not see the page. */
type Jump = { page: number; box: Box; to: Place | string; tag: Tag; says: InLanguages };

/** `what` is its description in the language of the file. */
type Attachment = { name: string; type: string; what: string; bytes: Uint8Array };

type Page = { node: PDFPageLeaf; ref: PDFRef };

const PRINTED = 4;

const destination = (pages: Page[], { page, top }: Place) => [pages[page]!.ref, "XYZ", null, top, null];

const target = (pages: Page[], to: Jump["to"]) =>
  typeof to === "string"
    ? { A: { S: "URI", URI: PDFHexString.of(Buffer.from(new URL(to).href).toString("hex")) } }
    : { Dest: destination(pages, to) };

function writeJumps(context: PDFContext, pages: Page[], jumps: Jump[], language: Language): void {
  for (const [index, page] of pages.entries()) {
    const here = jumps.filter((jump) => jump.page === index);
    if (here.length === 0) continue;
    const annotations = here.map(({ box, to, tag, says }) => {
      const annotation = context.register(
        context.obj({
          Type: "Annot",
          Subtype: "Link",
          F: PRINTED,
          Rect: [box.x, box.y, box.x + box.width, box.y + box.height],
          Border: [0, 0, 0],
          Contents: inLanguages(says, language),
          ...target(pages, to),
        }),
      );
      tag.kids.push({ page: index, annotation });
      return annotation;
    });
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

function writeBookmarks(file: PDFDocument, pages: Page[], bookmarks: Bookmark[]): void {
  const { context } = file;
  const entries = nested(context, bookmarks);
  if (entries.length === 0) return;
  const root = context.nextRef();
  const ends = { First: entries[0]!.ref, Last: entries.at(-1)!.ref };
  context.assign(root, context.obj({ Type: "Outlines", ...ends, Count: entries.length }));
  writeLevel(context, pages, root, entries);
  file.catalog.set(PDFName.of("Outlines"), root);
}

/** A file in PDF/A-3 and PDF/UA-1 (decision 040): everything drawn is an element of `root` or decoration. */
export class PdfFile {
  readonly root = new Tag("Document");
  readonly #pages: Canvas[] = [];
  readonly bookmarks: Bookmark[] = [];
  readonly jumps: Jump[] = [];
  readonly attachments: Attachment[] = [];
  readonly #fonts: Fonts;

  private constructor(
    readonly faces: Faces,
    readonly facts: FileFacts,
  ) {
    this.#fonts = { regular: new EmbeddedFont(faces.regular), bold: new EmbeddedFont(faces.bold) };
  }

  static async create(facts: FileFacts): Promise<PdfFile> {
    return new PdfFile(await loadFaces(), facts);
  }

  get pages(): readonly Canvas[] {
    return this.#pages;
  }

  addPage(): Canvas {
    const page = new Canvas(this.#fonts, this.#pages.length);
    this.#pages.push(page);
    return page;
  }

  #id(): PDFHexString {
    const digest = createHash("sha256").update(JSON.stringify(this.facts));
    for (const { bytes } of this.attachments) digest.update(bytes);
    for (const page of this.#pages) digest.update(page.content());
    return PDFHexString.of(digest.digest("hex").slice(0, 32));
  }

  async #attach(file: PDFDocument): Promise<void> {
    const modificationDate = new Date(`${this.facts.day}T00:00:00Z`);
    const afRelationship = AFRelationship.Data;
    for (const { name, type: mimeType, what: description, bytes } of this.attachments) {
      await file.attach(bytes, name, { mimeType, description, modificationDate, afRelationship });
    }
  }

  async bytes(): Promise<Uint8Array> {
    const file = await PDFDocument.create({ updateMetadata: false });
    const { context } = file;
    archive(file, this.facts);
    const id = this.#id();
    context.trailerInfo.ID = context.obj([id, id]);
    const fonts: Record<string, PDFRef> = { regular: context.nextRef(), bold: context.nextRef() };
    const resources = context.register(context.obj({ Font: fonts }));
    const pages = this.#pages.map((canvas) => {
      const { node, ref } = file.addPage([A4.width, A4.height]);
      node.set(PDFName.of("Resources"), resources);
      node.set(PDFName.of("Contents"), compressed(context, canvas.content()));
      node.set(PDFName.of("Tabs"), PDFName.of("S"));
      return { node, ref };
    });
    this.#fonts.regular.embed(context, fonts.regular!);
    this.#fonts.bold.embed(context, fonts.bold!);
    writeJumps(context, pages, this.jumps, this.facts.language);
    writeBookmarks(file, pages, this.bookmarks);
    writeTags(file, this.root, this.facts.language);
    await this.#attach(file);
    return file.save({ addDefaultPage: false, updateFieldAppearances: false, objectsPerTick: 10_000 });
  }
}
