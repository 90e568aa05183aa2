import {
  ContentRefused,
  frontMatterOf,
  parseFrontMatter,
  parseMoment,
  writeFrontMatter,
} from "./as-markdown";
import { isRowKind, partsOf, type Row } from "./page-blocks";
import { fieldsOf, type PageForm, pageForm } from "./page-form";
import { readPage } from "./page-read";
import type { PageFields } from "./page-schema";

export type Lang = "ar" | "en";
type When = { from: string | null; until: string | null };
type Half = {
  texts: Record<string, string>;
  rows: Array<{ kind: Row["kind"] } & Record<string, string>>;
} & When;

/** Escapes a line of the text that looks like a heading of the file. */
const escaped = (text: string) => text.replace(/^(?=\\|#{2,3} )/gm, "\\");
const unescaped = (text: string) => text.replace(/^\\(?=\\|#{2,3} )/gm, "");

const nameIn = (name: string, lang: Lang) => (name.endsWith(`_${lang}`) ? name.slice(0, -3) : name);
const isOf = (name: string, lang: Lang) => !/_(ar|en)$/.test(name) || name.endsWith(`_${lang}`);

function blockIn(row: Row, lang: Lang): string {
  const parts = fieldsOf(row.kind)
    .filter((part) => (part.lang === null || part.lang === lang) && row[part.field])
    .map(({ name, field }) => `### ${name}\n\n${escaped(row[field]!)}\n`);
  return [`\n## ${row.kind}\n`, ...parts].join("\n");
}

/**
 * Writes one language of a page: texts and days first, then its blocks; what belongs to no language is in both files.
 */
export function pageToMarkdown(page: PageFields, lang: Lang, { from, until }: When): string {
  const { texts, blocks } = pageForm(page);
  const textsOfLanguage = Object.entries(texts).filter(([name]) => isOf(name, lang));
  const front = writeFrontMatter([
    ["published", from],
    ["until_moment", until],
    ...textsOfLanguage.map(([name, text]): [string, string] => [nameIn(name, lang), text]),
  ]);
  return front + blocks.map((row) => blockIn(row, lang)).join("");
}

function rowIn(block: string, file: string): Half["rows"][number] {
  const [head = "", ...parts] = block.split(/^### /m);
  const kind = head.trim();
  if (!isRowKind(kind)) throw new ContentRefused(`${file}: ${JSON.stringify(kind)} is no kind of block`);
  const known = partsOf(kind).map(({ name }) => name);
  const texts = parts.map((part): [string, string] => {
    const [name = "", ...lines] = part.split("\n");
    if (!known.includes(name.trim())) throw new ContentRefused(`${file}: ${kind} has no ${name.trim()}`);
    return [name.trim(), unescaped(lines.join("\n").trim())];
  });
  return { ...Object.fromEntries(texts), kind };
}

function halfOf(text: string, file: string): Half {
  const { front, body } = frontMatterOf(text, file);
  const { published, until_moment, ...texts } = parseFrontMatter(front, file);
  const [before = "", ...blocks] = body.split(/^## /m);
  if (before.trim()) throw new ContentRefused(`${file}: text stands before the first block`);
  return {
    texts,
    rows: blocks.map((block) => rowIn(block, file)),
    from: parseMoment(published, file),
    until: parseMoment(until_moment, file),
  };
}

const both = { lead: true, brief: true, facts: true, source: true } as const;

/** Reads a page from its two files; `file` names them in error messages. */
export function pageFromMarkdown(files: Record<Lang, string>, file: string): { page: PageFields } & When {
  const ar = halfOf(files.ar, `${file}.ar.md`);
  const en = halfOf(files.en, `${file}.en.md`);
  if (ar.rows.map(({ kind }) => kind).join() !== en.rows.map(({ kind }) => kind).join())
    throw new ContentRefused(`${file}: its two languages have not the same blocks`);
  const texts = Object.fromEntries(
    [...new Set([...Object.keys(ar.texts), ...Object.keys(en.texts)])].flatMap((name) =>
      name in both
        ? [
            [`${name}_ar`, ar.texts[name] ?? ""],
            [`${name}_en`, en.texts[name] ?? ""],
          ]
        : [[name, ar.texts[name] ?? en.texts[name] ?? ""]],
    ),
  );
  const blocks = ar.rows.map(({ kind, ...arabic }, index): Row => {
    const english = en.rows[index]! as Record<string, string>;
    const fields = fieldsOf(kind).map(({ name, field, lang }) => [
      field,
      (lang === "en" ? english[name] : (arabic as Record<string, string>)[name]) ?? "",
    ]);
    return { ...Object.fromEntries(fields), kind };
  });
  const form: PageForm = { texts, blocks };
  const read = readPage(form);
  if ("page" in read) return { page: read.page, from: ar.from, until: ar.until };
  const [[where, codes]] = Object.entries(read.problems) as [[string, string[]]];
  throw new ContentRefused(`${file}: ${where}: ${codes.join(" ")}`);
}
