import { createHash } from "node:crypto";
import { PDFDocument, PDFHexString, PDFName, type PDFRef } from "pdf-lib";
import { type Bookmark, type Jump, writeBookmarks, writeJumps } from "./bookmarks.server";
import { A4, Canvas, type Fonts } from "./canvas.server";
import { compressed, EmbeddedFont } from "./embed-font.server";
import { type Faces, loadFaces } from "./fonts.server";

/** What a file says about itself; `day` is its date (YYYY-MM-DD), so that the same content gives the same bytes. */
export type FileFacts = {
  title: string;
  author: string;
  subject?: string;
  language: "ar" | "en";
  day: string;
};

/** A PDF file in the making: A4 pages to draw on, bookmarks, and the two fonts they share. */
export class PdfFile {
  readonly #pages: Canvas[] = [];
  readonly bookmarks: Bookmark[] = [];
  readonly jumps: Jump[] = [];
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
    const page = new Canvas(this.#fonts);
    this.#pages.push(page);
    return page;
  }

  async #describe(): Promise<PDFDocument> {
    const { title, author, subject, language, day } = this.facts;
    const file = await PDFDocument.create({ updateMetadata: false });
    const date = new Date(`${day}T00:00:00Z`);
    file.setTitle(title, { showInWindowTitleBar: true });
    file.setAuthor(author);
    if (subject) file.setSubject(subject);
    file.setLanguage(language);
    file.setCreationDate(date);
    file.setModificationDate(date);
    const digest = createHash("sha256").update(JSON.stringify(this.facts));
    for (const page of this.#pages) digest.update(page.content());
    const id = PDFHexString.of(digest.digest("hex").slice(0, 32));
    file.context.trailerInfo.ID = file.context.obj([id, id]);
    return file;
  }

  /** The bytes of the file; nothing can be added afterwards. */
  async bytes(): Promise<Uint8Array> {
    const file = await this.#describe();
    const { context } = file;
    const fonts: Record<string, PDFRef> = { regular: context.nextRef(), bold: context.nextRef() };
    const resources = context.register(context.obj({ Font: fonts }));
    const pages = this.#pages.map((canvas) => {
      const { node, ref } = file.addPage([A4.width, A4.height]);
      node.set(PDFName.of("Resources"), resources);
      node.set(PDFName.of("Contents"), compressed(context, canvas.content()));
      return { node, ref };
    });
    this.#fonts.regular.embed(context, fonts.regular!);
    this.#fonts.bold.embed(context, fonts.bold!);
    writeJumps(context, pages, this.jumps);
    writeBookmarks(file, pages, this.bookmarks);
    return file.save({ addDefaultPage: false, updateFieldAppearances: false, objectsPerTick: 10_000 });
  }
}
