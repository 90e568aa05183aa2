import type { Section } from "~/content/article";
import { inFields, pairLines, partsOf, type Row, type RowKind, rowOf } from "./page-blocks";
import { MAX_BLOCKS } from "./page-limits";
import type { PageFields } from "./page-schema";

/** A page as its editor sends it: its texts by field name, and its blocks in order. */
export type PageForm = { texts: Record<string, string>; blocks: Row[] };
type Lang = "ar" | "en";
type Texts = Partial<Record<string, string>>;

const rowsOf = ({ id, title, blocks }: Section): Row[] => [
  { kind: "heading", ...inFields({ title, id }) },
  ...blocks.map(rowOf),
];

export const pageForm = ({
  lead,
  brief,
  source,
  reviewed,
  keyFacts,
  sections,
  accordion,
}: PageFields): PageForm => ({
  texts: {
    ...inFields({ lead, ...(brief && { brief }), facts: pairLines(keyFacts ?? []), source, reviewed }),
    ...(accordion && { accordion: "on" }),
  },
  blocks: sections.flatMap(rowsOf),
});

export const pageTexts = [
  ...["lead_ar", "lead_en", "brief_ar", "brief_en", "facts_ar", "facts_en"],
  ...["source_ar", "source_en", "reviewed", "accordion"],
];

type BlockField = ReturnType<typeof partsOf>[number] & { field: string; lang: Lang | null };

/** Returns the fields of a block, in order. */
export const fieldsOf = (kind: RowKind): BlockField[] =>
  partsOf(kind).flatMap((part): BlockField[] =>
    part.alike
      ? [{ ...part, field: part.name, lang: null }]
      : (["ar", "en"] as const).map((lang) => ({ ...part, field: `${part.name}_${lang}`, lang })),
  );

const lineCount = (text = "") => text.split("\n").filter((line) => line.trim()).length;

/** Returns true if a text, or one of its lines where each line is an item, exists only in the other language. */
export function isMissing(texts: Texts, { name, shape }: Pick<BlockField, "name" | "shape">, lang: Lang) {
  const [text, translation] = [texts[`${name}_${lang}`], texts[`${name}_${lang === "ar" ? "en" : "ar"}`]];
  return shape === "lines"
    ? lineCount(text) < lineCount(translation)
    : !text?.trim() && Boolean(translation?.trim());
}

const ownFields = [
  { name: "lead", shape: "text" },
  { name: "brief", shape: "line" },
  { name: "facts", shape: "lines" },
  { name: "source", shape: "line" },
] as const;

/** Returns the languages in which a part of a page is still missing. */
export function missingIn(page: PageFields): Lang[] {
  const { texts, blocks } = pageForm(page);
  const isMissingIn = (lang: Lang) =>
    ownFields.some((field) => isMissing(texts, field, lang)) ||
    blocks.some((row) => partsOf(row.kind).some((field) => isMissing(row as Texts, field, lang)));
  return (["ar", "en"] as const).filter(isMissingIn);
}

/**
 * Returns every text of a page by its path, such as `fees/table/1/rows_ar`: section, kind, index within its kind, and
 * field.
 */
export function flatTexts(page: PageFields): Record<string, string> {
  const { texts, blocks } = pageForm(page);
  const flat: Record<string, string> = { ...texts };
  const counts = new Map<string, number>();
  let part = "";
  for (const { kind, ...row } of blocks) {
    if (kind === "heading") part = row.id ?? "";
    const place = `${part}/${kind}`;
    counts.set(place, (counts.get(place) ?? 0) + 1);
    for (const [name, text] of Object.entries(row))
      flat[`${place}/${counts.get(place)}/${name}`] = text ?? "";
  }
  return flat;
}

export type Move =
  | { do: "up" | "down" | "remove"; index: number }
  | { do: "add"; kind: RowKind; after: number };

/** Returns the blocks after a button was pressed, and the new index of the block that it belongs to. */
export function applyMove(blocks: readonly Row[], move: Move): { blocks: Row[]; index: number } {
  const next = [...blocks];
  if (move.do === "add") {
    const at = Math.min(Math.max(move.after + 1, 0), next.length);
    if (next.length < MAX_BLOCKS) next.splice(at, 0, { kind: move.kind });
    return { blocks: next, index: at };
  }
  const [taken] = next.splice(move.index, 1);
  if (!taken || move.do === "remove") return { blocks: next, index: Math.min(move.index, next.length - 1) };
  const at = Math.min(Math.max(move.index + (move.do === "up" ? -1 : 1), 0), next.length);
  next.splice(at, 0, taken);
  return { blocks: next, index: at };
}
