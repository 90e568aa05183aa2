import {
  PDFArray,
  type PDFContext,
  PDFDict,
  type PDFDocument,
  PDFHexString,
  PDFName,
  PDFNumber,
  type PDFRef,
} from "pdf-lib";
import type { Passage } from "./bidi-lines";
import type { Language } from "./passages";

export type Box = { x: number; y: number; width: number; height: number };

/** The structure types that our files use (ISO 32000-1, 14.8.4). */
export type Role =
  | "Document"
  | "H1"
  | "H2"
  | "H3"
  | "P"
  | "Span"
  | "Link"
  | "Figure"
  | "Form"
  | "Caption"
  | "TOC"
  | "TOCI"
  | "Reference"
  | "L"
  | "LI"
  | "Lbl"
  | "LBody"
  | "Table"
  | "TR"
  | "TH"
  | "TD";

/** A text in one language, or in both. */
export type InLanguages = Partial<Record<Language, string>>;

type Says = {
  language?: Language;
  alt?: InLanguages;
  /** Attributes by owner, such as the scope of a header cell. */
  attributes?: Record<string, string | number[]>;
};

/**
 * One marked-content sequence: its page and number, its text, and the text in the order in which its glyphs are drawn.
 */
type Mark = { page: number; number: number; text: string; drawn: string };

type Annotation = { page: number; annotation: PDFRef };

type Kid = Tag | Mark | Annotation;

export class Tag {
  readonly kids: Kid[] = [];
  readonly #spans = new Map<Passage, Tag>();

  constructor(
    readonly role: Role,
    readonly says: Says = {},
    readonly passage?: Passage,
  ) {}

  add(role: Role, says?: Says): Tag {
    const tag = new Tag(role, says);
    this.kids.push(tag);
    return tag;
  }

  /** Returns the child element for a passage, which may span several lines. */
  span(passage: Passage): Tag {
    const span = this.#spans.get(passage) ?? new Tag("Span", { language: passage.language }, passage);
    if (!this.#spans.has(passage)) this.kids.push(span);
    this.#spans.set(passage, span);
    return span;
  }

  /**
   * Returns the element as written: a single passage needs no span, and an element that continues on another page has
   * one part for each.
   */
  get settled(): Tag {
    const kids = this.kids.flatMap((kid): Kid[] => (kid instanceof Tag ? kid.#byPage() : [kid]));
    const [only, another] = kids;
    const alone = !another && only instanceof Tag && only.passage ? only : undefined;
    const says = alone ? { ...this.says, language: alone.says.language } : this.says;
    const settled = new Tag(this.role, says, alone?.passage ?? this.passage);
    settled.kids.push(...(alone?.kids ?? kids));
    return settled;
  }

  /** Splits the element by page, so that a reader of single pages reads each part once. */
  #byPage(): Tag[] {
    const { passage, role, says } = this;
    const marks = this.kids.filter((kid): kid is Mark => "text" in kid);
    const pages = [...new Set(marks.map(({ page }) => page))];
    if (!passage || pages.length < 2) return [this];
    let at = 0;
    const starts = new Map<number, number>();
    for (const { page, text } of marks) {
      const start = passage.text.indexOf(text, at);
      if (!starts.has(page)) starts.set(page, start);
      at = start + text.length;
    }
    return pages.map((page, index) => {
      const text = passage.text.slice(starts.get(page), starts.get(pages[index + 1]!));
      const part = new Tag(role, says, { language: passage.language, text });
      part.kids.push(...marks.filter((mark) => mark.page === page));
      return part;
    });
  }
}

export const scoped = (scope: "Row" | "Column"): Says => ({ attributes: { O: "Table", Scope: scope } });

export const figure = (alt: InLanguages, { x, y, width, height }: Box): Says => ({
  alt,
  attributes: {
    O: "Layout",
    BBox: [x, y, x + width, y + height].map((side) => Math.round(side * 100) / 100),
  },
});

const ESCAPE = "\u001b";

/**
 * Returns one string in the language around it, followed by the other language with its language code (ISO 32000-1,
 * 7.9.2.2).
 */
export function inLanguages({ ar, en }: InLanguages, around: Language): PDFHexString {
  const [text, translation, language] = around === "ar" ? [ar, en, "en"] : [en, ar, "ar"];
  const announced = translation && `${ESCAPE}${language}${ESCAPE}${translation}`;
  return PDFHexString.fromText([text, announced].filter(Boolean).join(" – "));
}

/** Returns the ActualText if the glyphs are drawn in another order, or lack the spaces at line ends. */
const actualText = ({ passage, kids }: Tag): PDFHexString | undefined => {
  if (!passage) return undefined;
  const drawn = kids.map((kid) => ("drawn" in kid ? kid.drawn : "")).join("");
  return drawn === passage.text ? undefined : PDFHexString.fromText(passage.text);
};

type Written = { marked: PDFRef[][]; annotated: Array<{ annotation: PDFRef; element: PDFRef }> };

/** `top` is the reference reserved for the root of the structure tree. */
function writeElements(
  context: PDFContext,
  pages: PDFRef[],
  { root, top, language }: { root: Tag; top: PDFRef; language: Language },
): Written {
  const written: Written = { marked: pages.map(() => []), annotated: [] };
  const write = (elementTag: Tag, parent: PDFRef, around: Language): PDFRef => {
    const tag = elementTag.settled;
    const { language: spoken = around, alt, attributes } = tag.says;
    const element = context.nextRef();
    const page = tag.kids.find((kid): kid is Mark | Annotation => !(kid instanceof Tag))?.page;
    const kids = tag.kids.map((kid) => {
      if (kid instanceof Tag) return write(kid, element, spoken);
      const Pg = kid.page === page ? undefined : pages[kid.page];
      if ("annotation" in kid) {
        written.annotated.push({ annotation: kid.annotation, element });
        return { Type: "OBJR", Pg, Obj: kid.annotation };
      }
      written.marked[kid.page]![kid.number] = element;
      return Pg ? { Type: "MCR", Pg, MCID: kid.number } : kid.number;
    });
    const entries = {
      S: tag.role,
      P: parent,
      K: kids,
      Pg: page === undefined ? undefined : pages[page],
      Lang: spoken === around ? undefined : PDFHexString.fromText(spoken),
      Alt: alt && inLanguages(alt, spoken),
      ActualText: actualText(tag),
      A: attributes,
    };
    context.assign(element, context.obj(entries));
    return element;
  };
  context.assign(top, context.obj({ Type: "StructTreeRoot", K: [write(root, top, language)] }));
  return written;
}

const PARENT_TREE = PDFName.of("ParentTree");
const NEXT_KEY = PDFName.of("ParentTreeNextKey");
const NUMBERS = PDFName.of("Nums");

/**
 * Writes the structure tree (ISO 32000-1, 14.7): its elements, and the references to them from pages and annotations.
 */
export function writeTags(file: PDFDocument, root: Tag, language: Language): void {
  const { context } = file;
  const pages = file.getPages();
  const top = context.nextRef();
  const refs = pages.map(({ ref }) => ref);
  const { marked, annotated } = writeElements(context, refs, { root, top, language });
  for (const [key, { node }] of pages.entries()) node.set(PDFName.of("StructParents"), context.obj(key));
  for (const [index, { annotation }] of annotated.entries()) {
    context.lookup(annotation, PDFDict).set(PDFName.of("StructParent"), context.obj(pages.length + index));
  }
  const elements = [
    ...marked.map((each) => context.register(context.obj(each))),
    ...annotated.map(({ element }) => element),
  ];
  const tree = context.lookup(top, PDFDict);
  tree.set(PARENT_TREE, context.register(context.obj({ Nums: elements.flatMap((ref, key) => [key, ref]) })));
  tree.set(NEXT_KEY, context.obj(elements.length));
  file.catalog.set(PDFName.of("StructTreeRoot"), top);
}

/** Puts a form's field that came last into the structure, at its end. */
export function tagLastField(file: PDFDocument, description: InLanguages, language: Language): void {
  const { context, catalog } = file;
  const page = file.getPages().at(-1)!;
  const annotations = page.node.Annots()!;
  const field = annotations.get(annotations.size() - 1);
  const tree = catalog.lookup(PDFName.of("StructTreeRoot"), PDFDict);
  const document = tree.lookup(PDFName.of("K"), PDFArray).get(0);
  const descriptions = inLanguages(description, language);
  const key = tree.lookup(NEXT_KEY, PDFNumber).asNumber();
  const entries = {
    S: "Form",
    P: document,
    Pg: page.ref,
    K: [{ Type: "OBJR", Obj: field }],
    Alt: descriptions,
  };
  const element = context.register(context.obj(entries));
  context.lookup(document, PDFDict).lookup(PDFName.of("K"), PDFArray).push(element);
  const numbers = tree.lookup(PARENT_TREE, PDFDict).lookup(NUMBERS, PDFArray);
  numbers.push(context.obj(key));
  numbers.push(element);
  tree.set(NEXT_KEY, context.obj(key + 1));
  const widget = context.lookup(field, PDFDict);
  widget.set(PDFName.of("StructParent"), context.obj(key));
  widget.set(PDFName.of("TU"), descriptions);
  widget.set(PDFName.of("Contents"), descriptions);
}
