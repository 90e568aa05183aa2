import type { Block } from "~/content/article";
import type { Words } from "~/content/words";

/** How a part of a block is written: as a line, a text, or lines that stand for one item each. */
type Part = { name: string; shape: "line" | "text" | "lines"; alike?: true; needed?: true };

const part = (name: string, shape: Part["shape"], needed?: true): Part => ({ name, shape, needed });
const alike = (name: string, shape: Part["shape"]): Part => ({ name, shape, alike: true });
const awaited = part("awaited", "line");

/** The kinds of blocks in the page editor, section headings included, with the parts of each. */
const rowKinds = {
  heading: [part("title", "line", true), alike("id", "line")],
  text: [part("text", "text", true)],
  list: [part("items", "lines", true)],
  steps: [part("items", "lines", true)],
  numbered: [part("items", "lines", true), awaited],
  table: [part("caption", "line", true), part("rows", "lines", true), awaited],
  facts: [part("rows", "lines", true)],
  note: [part("text", "text", true)],
  picture: [alike("media", "line"), part("legend", "line")],
  calculator: [alike("name", "line")],
  links: [alike("paths", "lines")],
  documents: [alike("names", "lines")],
  files: [alike("group", "line")],
  people: [part("caption", "line", true), part("head", "line", true), alike("group", "line"), awaited],
  awaits: [part("text", "text", true)],
  sample: [part("text", "text", true), awaited],
} as const satisfies Record<string, readonly Part[]>;

export type RowKind = keyof typeof rowKinds;
export const rowKindNames = Object.keys(rowKinds) as RowKind[];
export const partsOf = (kind: RowKind): readonly Part[] => rowKinds[kind];
export const isRowKind = (kind: unknown): kind is RowKind =>
  typeof kind === "string" && Object.hasOwn(rowKinds, kind);

/** A block as a form sends it: its kind, and its texts by field name. */
export type Row = { kind: RowKind } & Partial<Record<string, string>>;

const CELL = " | ";
/** The placeholder for an item that the association has not supplied yet. */
export const AWAITED = "…";

const none: Words = { ar: "", en: "" };
const cells = (words: readonly Words[]): Words => ({
  ar: words.map(({ ar }) => ar).join(CELL),
  en: words.map(({ en }) => en).join(CELL),
});
const lines = (words: readonly Words[]): Words => ({
  ar: words.map(({ ar }) => ar).join("\n"),
  en: words.map(({ en }) => en).join("\n"),
});
export const pairLines = (pairs: ReadonlyArray<{ value: Words; label: Words }>) =>
  lines(pairs.map(({ value, label }) => cells([value, label])));

/** Returns the texts of a block by part; a text that is the same in both languages is a string. */
function textsOf(block: Block): Record<string, Words | string> {
  switch (block.kind) {
    case "list":
      return { items: lines(block.items) };
    case "numbered": {
      const items = block.items.map((item) => item ?? { ar: AWAITED, en: AWAITED });
      return { items: lines(items), awaited: block.awaited };
    }
    case "table": {
      const rows = [block.head, ...block.rows].map(cells);
      return { caption: block.caption, rows: lines(rows), awaited: block.awaited ?? none };
    }
    case "facts":
      return { rows: lines(block.rows.map(({ label, value }) => cells([label, value]))) };
    case "links":
      return { paths: block.paths.join("\n") };
    case "documents":
      return { names: block.names.join("\n") };
    case "files":
      return { group: block.group };
    case "people":
      return {
        caption: block.caption,
        head: cells(block.head),
        group: block.group,
        awaited: block.awaited,
      };
    case "picture":
      return { media: block.media, legend: block.caption ?? none };
    case "calculator":
      return { name: block.name };
    case "sample":
      return { text: block.text, awaited: block.awaited };
    default:
      return { text: block.text };
  }
}

/** Flattens texts to form fields: `text_ar`, `text_en`, and a text without language under its own name. */
export const inFields = (texts: Record<string, Words | string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(texts).flatMap(([name, text]) =>
      typeof text === "string"
        ? [[name, text]]
        : [
            [`${name}_ar`, text.ar],
            [`${name}_en`, text.en],
          ],
    ),
  );

export const rowOf = (block: Block): Row => ({
  kind: block.kind === "list" && block.ordered ? "steps" : block.kind,
  ...inFields(textsOf(block)),
});
