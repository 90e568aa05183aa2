import type { PagePath } from "./pages";
import type { Words } from "./words";

/**
 * What a page of rules is made of; the website, the PDF files and the search read the same blocks.
 * `awaits` names what only the association can supply and is shown as such, never filled in by guessing.
 */
export type Block =
  | { kind: "text"; text: Words }
  | { kind: "list"; items: Words[]; ordered?: boolean }
  | { kind: "table"; caption: Words; head: Words[]; rows: Words[][] }
  | { kind: "facts"; rows: Array<{ label: Words; value: Words }> }
  | { kind: "note"; text: Words }
  | { kind: "awaits"; text: Words }
  | { kind: "documents"; names: DocumentName[] }
  | { kind: "links"; paths: PagePath[] };

export type DocumentName = "association-guide" | "laws-and-regulations" | "electronic-payments-guide";

/** `id` is the part's address within its page (`#fees`), the same in both languages. */
export type Section = { id: string; title: Words; blocks: Block[] };

/** Where a rule was taken from, and the day (YYYY-MM-DD) on which somebody last compared the two. */
export type Provenance = { source: Words; reviewed: string };

/** A page of the association's own words. With `accordion`, its sections open one at a time. */
export type Article = Provenance & {
  path: PagePath;
  /** One or two sentences: the page's introduction and its description in search results. */
  lead: Words;
  sections: Section[];
  accordion?: boolean;
};
