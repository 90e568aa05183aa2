import { type Block, calculatorNames, type Section } from "~/content/article";
import { documentGroups } from "~/content/document-groups";
import { unknownPlaces } from "~/content/figures";
import type { Words } from "~/content/words";
import { parseDay } from "~/fields/checks";
import { namedPlaceholders } from "./named-placeholders";
import { AWAITED, type Row } from "./page-blocks";
import { fieldsOf, type PageForm } from "./page-form";
import {
  documentNames,
  isPage,
  LONGEST_LINE,
  LONGEST_TEXT,
  MAX_BLOCKS,
  MEDIA_KEY,
  PART,
} from "./page-limits";
import { type PageFields, pageSchema } from "./page-schema";
import { cleanPasted } from "./pasted";

export type Problems = Record<string, string[]>;

const isSaid = ({ ar, en }: Words) => Boolean(ar || en);

const linesOf = (text: string) => text.split("\n").map((line) => line.trim());

/** Pairs the lines of both languages; missing lines of the shorter one are empty. */
function inLines({ ar, en }: Words): Words[] {
  const written = [ar, en].map((text) => linesOf(text).filter(Boolean));
  const even = written[0]!.length === written[1]!.length;
  const [arabic, english] = even ? written : [linesOf(ar), linesOf(en)];
  return Array.from({ length: Math.max(arabic!.length, english!.length) }, (_, index) => ({
    ar: arabic![index] ?? "",
    en: english![index] ?? "",
  })).filter(isSaid);
}

const inCells = ({ ar, en }: Words): Words[] => {
  const [arabic, english] = [ar, en].map((text) => text.split("|").map((cell) => cell.trim()));
  return Array.from({ length: Math.max(arabic!.length, english!.length) }, (_, index) => ({
    ar: arabic![index] ?? "",
    en: english![index] ?? "",
  }));
};

type Texts = {
  textIn(name: string): Words;
  alike(name: string): string;
  wrong(name: string, code: string): void;
};

/** Reads lines of two cells each, such as a figure and what it counts. */
function inPairs({ textIn, wrong }: Texts, name: string) {
  const pairs = inLines(textIn(name)).map(inCells);
  if (pairs.some((pair) => pair.length !== 2)) wrong(`${name}_ar`, "content:not-two-cells");
  return pairs.map(([first, second]) => ({ first: first!, second: second ?? { ar: "", en: "" } }));
}

function tableOf({ textIn, wrong }: Texts): Extract<Block, { kind: "table" }> {
  const [head = [], ...rows] = inLines(textIn("rows")).map(inCells);
  if (rows.some((row) => row.length !== head.length)) wrong("rows_ar", "content:uneven-rows");
  const awaited = textIn("awaited");
  return { kind: "table", caption: textIn("caption"), head, rows, ...(isSaid(awaited) && { awaited }) };
}

function filesOf({ alike, wrong }: Texts): Extract<Block, { kind: "files" }> {
  const group = documentGroups.find((known) => known === alike("group"));
  if (!group) wrong("group", "content:not-a-choice");
  return { kind: "files", group: group ?? "other" };
}

function pictureOf({ textIn, alike, wrong }: Texts): Extract<Block, { kind: "picture" }> {
  const [media, caption] = [alike("media"), textIn("legend")];
  if (!MEDIA_KEY.test(media)) wrong("media", "content:not-a-choice");
  return { kind: "picture", media, ...(isSaid(caption) && { caption }) };
}

function calculatorOf({ alike, wrong }: Texts): Extract<Block, { kind: "calculator" }> {
  const name = calculatorNames.find((known) => known === alike("name"));
  if (!name) wrong("name", "content:not-a-choice");
  return { kind: "calculator", name: name ?? calculatorNames[0] };
}

const isAwaited = ({ ar, en }: Words) => ar === AWAITED || en === AWAITED;

function peopleOf({ textIn, alike, wrong }: Texts): Extract<Block, { kind: "people" }> {
  const [name, role, ...more] = inCells(textIn("head"));
  if (!name || !role || more.length) wrong("head_ar", "content:not-two-cells");
  const head: [Words, Words] = [name!, role ?? { ar: "", en: "" }];
  return {
    kind: "people",
    caption: textIn("caption"),
    head,
    group: alike("group"),
    awaited: textIn("awaited"),
  };
}

function listedIn<Name extends string>(
  { alike, wrong }: Texts,
  name: string,
  isOne: (line: string) => line is Name,
  code: string,
): Name[] {
  const lines = linesOf(alike(name)).filter(Boolean);
  if (!lines.length) wrong(name, "required");
  if (!lines.every(isOne)) wrong(name, code);
  return lines.filter(isOne);
}

const isDocument = (name: string): name is (typeof documentNames)[number] =>
  documentNames.includes(name as never);

function blockOf(kind: Exclude<Row["kind"], "heading">, texts: Texts): Block {
  const { textIn } = texts;
  switch (kind) {
    case "list":
      return { kind, items: inLines(textIn("items")) };
    case "steps":
      return { kind: "list", items: inLines(textIn("items")), ordered: true };
    case "numbered": {
      const items = inLines(textIn("items")).map((item) => (isAwaited(item) ? null : item));
      return { kind, items, awaited: textIn("awaited") };
    }
    case "table":
      return tableOf(texts);
    case "facts":
      return {
        kind,
        rows: inPairs(texts, "rows").map(({ first, second }) => ({ label: first, value: second })),
      };
    case "links":
      return { kind, paths: listedIn(texts, "paths", isPage, "content:no-such-page") };
    case "documents":
      return { kind, names: listedIn(texts, "names", isDocument, "content:no-such-document") };
    case "files":
      return filesOf(texts);
    case "people":
      return peopleOf(texts);
    case "picture":
      return pictureOf(texts);
    case "calculator":
      return calculatorOf(texts);
    case "sample":
      return { kind, text: textIn("text"), awaited: textIn("awaited") };
    default:
      return { kind, text: textIn("text") };
  }
}

const UNKNOWN = "content:unknown-figures";

/** Finds a name in braces that is no figure; readers would see the braces. */
function unknownIn(text: string): string | null {
  const unknown = unknownPlaces(text);
  return unknown.length ? `${UNKNOWN}?${namedPlaceholders(unknown)}` : null;
}

const longest = { line: LONGEST_LINE, text: LONGEST_TEXT, lines: LONGEST_TEXT };

/** Reads the texts of a block, and reports the mistakes of each. */
function readRow(row: Row, wrong: Texts["wrong"]): Texts {
  const text = (name: string) => row[name] ?? "";
  for (const { field, shape, lang, needed, name } of fieldsOf(row.kind)) {
    if (text(field).length > longest[shape]) wrong(field, "too-long");
    if (shape === "line" && text(field).includes("\n")) wrong(field, "unreadable");
    const unknown = lang && unknownIn(text(field));
    if (unknown) wrong(field, unknown);
    if (needed && lang === "ar" && !text(field) && !text(`${name}_en`)) wrong(field, "required");
  }
  return { textIn: (name) => ({ ar: text(`${name}_ar`), en: text(`${name}_en`) }), alike: text, wrong };
}

/** Returns the section's own id, or the next free one. */
function addressFor(texts: Texts, taken: Section[]): string {
  const ids = taken.map(({ id }) => id);
  const written = texts.alike("id");
  if (written && !PART.test(written)) texts.wrong("id", "content:no-part-address");
  if (ids.includes(written)) texts.wrong("id", "content:part-address-taken");
  if (written) return written;
  let number = taken.length + 1;
  while (ids.includes(`part-${number}`)) number += 1;
  return `part-${number}`;
}

const isSameCalculator = (row: Row, other: Row) =>
  row.kind === "calculator" && other.kind === "calculator" && row.name === other.name;

function sectionsOf(rows: readonly Row[], wrongAt: (at: number) => Texts["wrong"]): Section[] {
  const sections: Section[] = [];
  rows.forEach((row, index) => {
    const texts = readRow(row, wrongAt(index));
    if (row.kind === "heading")
      sections.push({ id: addressFor(texts, sections), title: texts.textIn("title"), blocks: [] });
    else if (rows.slice(0, index).some((other) => isSameCalculator(row, other)))
      texts.wrong("name", "content:calculator-twice");
    else if (sections.length) sections.at(-1)!.blocks.push(blockOf(row.kind, texts));
    else wrongAt(index)(fieldsOf(row.kind)[0]!.field, "content:heading-first");
  });
  return sections;
}

export const cleaned = <Texts extends Partial<Record<string, string>>>(texts: Texts): Texts =>
  Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, cleanPasted(text ?? "")])) as Texts;

const ownLengths: ReadonlyArray<[name: string, most: number]> = (["ar", "en"] as const).flatMap((lang) => [
  [`lead_${lang}`, LONGEST_TEXT],
  [`brief_${lang}`, LONGEST_LINE],
  [`facts_${lang}`, LONGEST_TEXT],
  [`source_${lang}`, LONGEST_LINE],
]);

/** Converts a form into a page, with its problems by field name; also used in the browser. */
export function pageOf(form: PageForm): { page: PageFields; problems: Problems } {
  const problems: Problems = {};
  const wrong = (name: string, code: string) => {
    problems[name] ??= [code];
  };
  const texts = cleaned(form.texts);
  const textIn = (name: string) => ({ ar: texts[`${name}_ar`] ?? "", en: texts[`${name}_en`] ?? "" });
  const reviewed = parseDay(texts.reviewed ?? "");
  const [lead, brief, source] = [textIn("lead"), textIn("brief"), textIn("source")];
  if (!isSaid(lead)) wrong("lead_ar", "required");
  if (!isSaid(source)) wrong("source_ar", "required");
  if (!reviewed) wrong("reviewed", texts.reviewed ? "not-a-day" : "required");
  for (const [name, maxLength] of ownLengths) {
    const text = texts[name] ?? "";
    if (text.length > maxLength) wrong(name, "too-long");
    const unknown = unknownIn(text);
    if (unknown) wrong(name, unknown);
  }
  const facts = inPairs({ textIn, alike: () => "", wrong }, "facts");
  const rows = form.blocks.map((row) => ({ ...cleaned(row), kind: row.kind }));
  const sections = sectionsOf(rows, (at) => (name, code) => wrong(`blocks[${at}].${name}`, code));
  if (rows.length > MAX_BLOCKS) wrong("", "content:too-many-blocks");
  const page: PageFields = {
    lead,
    ...(isSaid(brief) && { brief }),
    source,
    reviewed: reviewed ?? "",
    ...(facts.length && { keyFacts: facts.map(({ first, second }) => ({ value: first, label: second })) }),
    ...(texts.accordion && { accordion: true }),
    sections,
  };
  return { page, problems };
}

/** Reads a form as a page; returns its problems by field name if it is not one. */
export function readPage(form: PageForm): { page: PageFields } | { problems: Problems } {
  const { page, problems } = pageOf(form);
  if (Object.keys(problems).length) return { problems };
  const kept = pageSchema.safeParse(page);
  return kept.success ? { page: kept.data } : { problems: { "": ["content:page-too-large"] } };
}
