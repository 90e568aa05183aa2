import { type KindName, kindOf } from "./kinds";
import { type Field, isUpload } from "./shapes";

/** A published version of an item as exported to a file. Times are ISO 8601; the first edition has no `from`. */
export type Written = {
  kind: KindName;
  key: string;
  texts: Record<string, string>;
  /** The exported picture or file, and its original name. */
  media: { path: string; name: string } | null;
  samples: string[];
  from: string | null;
  until: string | null;
};

export class ContentRefused extends Error {
  override name = "ContentRefused";
}

const FENCE = "---";
const isLong = ({ shape }: Field) => shape === "paragraphs";

/** A value that YAML would interpret is written as a JSON string. */
const PLAIN = /^[\p{L}\p{N}][^:#"'\n\u2066-\u2069]*(?<!\s)$/u;
const LITERAL = /^(true|false|null|yes|no|on|off|[\d.,_]+|\d{4}-\d\d-\d\d)$/i;
const quoted = (value: string) => (PLAIN.test(value) && !LITERAL.test(value) ? value : JSON.stringify(value));

/** Escapes a line of the text that looks like a heading of the file. */
const escaped = (text: string) => text.replace(/^(?=\\|## )/gm, "\\");
const unescaped = (text: string) => text.replace(/^\\(?=\\|## )/gm, "");

export function toMarkdown({ kind, texts, media, samples, from, until }: Written): string {
  const { fields } = kindOf(kind);
  const upload = fields.find(isUpload);
  const front: Array<[string, string | null | undefined]> = [
    ["published", from],
    ["until_moment", until],
    ["samples", samples.join(" ")],
    ...fields.filter((field) => !isLong(field) && !isUpload(field)).map(({ name }) => pairOf(name, texts)),
    ...(upload
      ? (
          [
            [upload.name, media?.path],
            [`${upload.name}_name`, media?.name],
          ] as const
        ).map(toPair)
      : []),
  ];
  const parts = fields
    .filter((field) => isLong(field) && texts[field.name])
    .map(({ name }) => `\n## ${name}\n\n${escaped(texts[name]!)}\n`);
  return writeFrontMatter(front) + parts.join("");
}

/** Names and values between two fences; what has no value is left out. */
export function writeFrontMatter(front: ReadonlyArray<readonly [string, string | null | undefined]>): string {
  const lines = front.flatMap(([name, value]) => (value ? [`${name}: ${quoted(value)}`] : []));
  return `${[FENCE, ...lines, FENCE].join("\n")}\n`;
}

const pairOf = (name: string, texts: Record<string, string>): [string, string | undefined] => [
  name,
  texts[name],
];
const toPair = ([name, value]: readonly [string, string | undefined]): [string, string | undefined] => [
  name,
  value,
];

function valueIn(value: string, where: string): string {
  if (!value.startsWith('"')) return value;
  try {
    return String(JSON.parse(value));
  } catch {
    throw new ContentRefused(`${where}: a quotation mark does not end`);
  }
}

export function parseFrontMatter(lines: string[], file: string): Record<string, string> {
  const front: Record<string, string> = {};
  for (const [index, line] of lines.entries()) {
    const where = `${file}:${index + 2}`;
    const [, name, value] = /^([a-z][a-z0-9_-]*): *(.*)$/.exec(line) ?? [];
    if (!name) throw new ContentRefused(`${where}: expected NAME: VALUE`);
    if (Object.hasOwn(front, name)) throw new ContentRefused(`${where}: ${name} stands there twice`);
    front[name] = valueIn(value!, where);
  }
  return front;
}

function readParts(body: string, file: string): Record<string, string> {
  const [before = "", ...parts] = body.split(/^## /m);
  if (before.trim()) throw new ContentRefused(`${file}: text stands before the first heading`);
  return Object.fromEntries(
    parts.map((part) => {
      const end = part.indexOf("\n");
      const name = (end < 0 ? part : part.slice(0, end)).trim();
      return [name, unescaped(end < 0 ? "" : part.slice(end).trim())];
    }),
  );
}

export function parseMoment(value: string | undefined, where: string): string | null {
  if (!value) return null;
  const moment = new Date(value);
  if (Number.isNaN(moment.getTime())) throw new ContentRefused(`${where}: ${value} is no moment`);
  return moment.toISOString();
}

/** Returns the lines of the front matter, and the text after it. */
export function frontMatterOf(text: string, file: string): { front: string[]; body: string } {
  const lines = text
    .replace(/^\uFEFF/, "")
    .replace(/\r\n?/g, "\n")
    .split("\n");
  const end = lines.indexOf(FENCE, 1);
  if (lines[0] !== FENCE || end < 0)
    throw new ContentRefused(`${file}: no front matter between two lines of ${FENCE}`);
  return { front: lines.slice(1, end), body: lines.slice(end + 1).join("\n") };
}

/** Reads an exported file. Its name identifies the item; `file` names it in error messages. */
export function fromMarkdown(
  text: string,
  { kind, key, file }: { kind: KindName; key: string; file: string },
): Written {
  const { front, body } = frontMatterOf(text, file);
  const { published, until_moment, samples, ...frontFields } = parseFrontMatter(front, file);
  const { fields } = kindOf(kind);
  const upload = fields.find(isUpload)?.name ?? "";
  const { [upload]: path, [`${upload}_name`]: name, ...short } = frontFields;
  const parts = readParts(body, file);
  const texts = { ...short, ...parts };
  const known = fields.filter((field) => !isUpload(field)).map((field) => field.name);
  for (const each of Object.keys(texts))
    if (!known.includes(each)) throw new ContentRefused(`${file}: ${kind} has no ${each}`);
  return {
    kind,
    key,
    texts: Object.fromEntries(Object.entries(texts).filter(([, value]) => value !== "")),
    media: path ? { path, name: name || path } : null,
    samples: (samples ?? "").split(" ").filter(Boolean),
    from: parseMoment(published, file),
    until: parseMoment(until_moment, file),
  };
}
