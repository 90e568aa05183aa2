/** What a document is made of, in one language. */
export type PrintedBlock =
  | { kind: "text"; text: string }
  | { kind: "list"; items: string[]; ordered: boolean }
  | { kind: "table"; caption: string; head: string[]; rows: string[][] }
  | { kind: "facts"; rows: PrintedFact[] }
  | { kind: "aside"; text: string }
  | { kind: "note"; label?: string; text: string };

export type PrintedFact = { label: string; value: string };
export type PrintedSection = { title?: string; blocks: PrintedBlock[] };

/** Each part begins on a new page; sections without a title are not in the list of contents. */
export type PrintedPart = { title?: string; lead?: string; sections: PrintedSection[] };

/** `day` (YYYY-MM-DD) is the day of its content; `pageOf` words a page's number. */
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
