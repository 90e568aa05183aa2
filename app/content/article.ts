import type { DocumentGroup } from "./document-groups";
import type { FigureName } from "./first-edition/figures";
import type { PagePath } from "./pages";
import type { Words } from "./words";

/**
 * A block of a page of rules; the website, the PDF files and the search read the same blocks. `awaits` names what only
 * the association can supply and must not be guessed. A `sample` block marks the next block as made up, which only the
 * demo shows. Empty places (a table without rows, a document without a file, a numbered item that is null) are hidden
 * from readers and listed for the staff.
 */
export type Block =
  | { kind: "text"; text: Words }
  | { kind: "list"; items: Words[]; ordered?: boolean }
  | { kind: "numbered"; items: Array<Words | null>; awaited: Words }
  | { kind: "table"; caption: Words; head: Words[]; rows: Words[][]; awaited?: Words }
  | { kind: "facts"; rows: Array<{ label: Words; value: Words }> }
  | { kind: "note"; text: Words }
  | { kind: "awaits"; text: Words }
  | { kind: "sample"; text: Words; awaited: Words }
  | { kind: "files"; group: DocumentGroup }
  | { kind: "documents"; names: DocumentName[] }
  | { kind: "people"; caption: Words; head: [name: Words, role: Words]; group: string; awaited: Words }
  | { kind: "links"; paths: PagePath[] }
  | { kind: "picture"; media: string; caption?: Words }
  | { kind: "calculator"; name: CalculatorName };

/** Small forms that work something out of the association's figures. */
export const calculatorNames = ["registration-fee", "late-entry", "bill-shares"] as const;
export type CalculatorName = (typeof calculatorNames)[number];

export type DocumentName = "association-guide" | "laws-and-regulations" | "electronic-payments-guide";

/** `id` is the part's address within its page (`#fees`), the same in both languages. */
export type Section = { id: string; title: Words; blocks: Block[] };

/** The source of a rule, and the day (YYYY-MM-DD) on which it was last checked against it. */
export type Provenance = { source: Words; reviewed: string };

export type KeyFact = { value: Words; label: Words };

/** A page of the association's own words. With `accordion`, its sections open one at a time. */
export type Article = Provenance & {
  path: PagePath;
  /** One or two sentences: the page's introduction and its description in search results. */
  lead: Words;
  /** A short summary for lists of pages. */
  brief?: Words;
  /** The three or four figures that most readers came for, each of which the page also says. */
  keyFacts?: KeyFact[];
  sections: Section[];
  /** Those that its texts state, where these are filled in. */
  figures?: readonly FigureName[];
  accordion?: boolean;
};

/** The paragraphs of a text: an empty line ends one. */
export const paragraphsOf = (text: string): string[] => text.split(/\n\s*\n/);

/** The items of a list that have been supplied, with their numbers. */
export const suppliedItems = (items: Array<Words | null>): Array<{ number: number; text: Words }> =>
  items.flatMap((text, index) => (text ? [{ number: index + 1, text }] : []));

/** The address of a part of an article, opened where its parts are closed. */
export const partAddress = ({ path, accordion }: Pick<Article, "path" | "accordion">, id: string) =>
  accordion ? `${path}?open=${id}#${id}` : `${path}#${id}`;
