import { z } from "zod";
import { type Article, type Block, calculatorNames } from "~/content/article";
import { documentGroups } from "~/content/document-groups";
import type { PagePath } from "~/content/pages";
import {
  documentNames,
  isPage,
  LONGEST_LINE,
  LONGEST_TEXT,
  MAX_BLOCKS,
  MEDIA_KEY,
  PART,
} from "./page-limits";

const MAX_ITEMS = 200;

const inBoth = (maxLength: number) =>
  z.strictObject({ en: z.string().max(maxLength), ar: z.string().max(maxLength) });
const line = inBoth(LONGEST_LINE);
const text = inBoth(LONGEST_TEXT);
const listed = <Of extends z.ZodType>(of: Of) => z.array(of).max(MAX_ITEMS);

const block = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("text"), text }),
  z.strictObject({ kind: z.literal("note"), text }),
  z.strictObject({ kind: z.literal("awaits"), text }),
  z.strictObject({ kind: z.literal("sample"), text, awaited: text }),
  z.strictObject({ kind: z.literal("list"), items: listed(text), ordered: z.boolean().optional() }),
  z.strictObject({ kind: z.literal("numbered"), items: listed(text.nullable()), awaited: line }),
  z.strictObject({
    kind: z.literal("table"),
    caption: line,
    head: listed(line),
    rows: listed(listed(text)),
    awaited: line.optional(),
  }),
  z.strictObject({
    kind: z.literal("facts"),
    rows: listed(z.strictObject({ label: text, value: text })),
  }),
  z.strictObject({ kind: z.literal("files"), group: z.enum(documentGroups) }),
  z.strictObject({ kind: z.literal("documents"), names: listed(z.enum(documentNames)) }),
  z.strictObject({
    kind: z.literal("people"),
    caption: line,
    head: z.tuple([line, line]),
    group: z.string().max(LONGEST_LINE),
    awaited: line,
  }),
  z.strictObject({
    kind: z.literal("picture"),
    media: z.string().regex(MEDIA_KEY),
    caption: line.optional(),
  }),
  z.strictObject({ kind: z.literal("calculator"), name: z.enum(calculatorNames) }),
  z.strictObject({
    kind: z.literal("links"),
    paths: listed(z.custom<PagePath>((path) => isPage(`${path}`))),
  }),
]) satisfies z.ZodType<Block>;

export type PageFields = Omit<Article, "path" | "figures">;

/** Validates a stored page from any source: known blocks, length limits, no links out of the site. */
export const pageSchema = z.strictObject({
  lead: text,
  brief: line.optional(),
  source: line,
  reviewed: z.iso.date(),
  keyFacts: z
    .array(z.strictObject({ value: line, label: line }))
    .max(8)
    .optional(),
  accordion: z.boolean().optional(),
  sections: z
    .array(z.strictObject({ id: z.string().regex(PART), title: line, blocks: z.array(block) }))
    .max(MAX_BLOCKS),
}) satisfies z.ZodType<PageFields>;
