import { Readable } from "node:stream";
import { setImmediate } from "node:timers/promises";
import { type CsvError, parse } from "csv-parse";

const csvEncodings = ["utf-8", "utf-16le", "utf-16be", "windows-1256"] as const;
export type CsvEncoding = (typeof csvEncodings)[number];
export type CsvRecord = { line: number; cells: string[] };

export type CsvProblem =
  | "not-text"
  | "web-page"
  | "nul-character"
  | "wrong-encoding"
  | "open-quote"
  | "stray-quote"
  | "too-long"
  | "empty";

export class CsvRefused extends Error {
  override name = "CsvRefused";
  constructor(
    readonly problem: CsvProblem,
    readonly line: number | null = null,
  ) {
    super(problem);
  }
}

const LONGEST_RECORD = 100_000;
const PIECE = 64 * 1024;
const LOOKED_AT = 1000;
const marks: Array<[CsvEncoding, number[]]> = [
  ["utf-8", [0xef, 0xbb, 0xbf]],
  ["utf-16le", [0xff, 0xfe]],
  ["utf-16be", [0xfe, 0xff]],
];

function read(bytes: Uint8Array, encoding: CsvEncoding): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** Recognises UTF-16 without a byte order mark: Latin text has a zero in every other byte. */
function wideEncoding(bytes: Uint8Array): CsvEncoding | null {
  const zeros = [0, 0];
  for (const [index, byte] of bytes.subarray(0, LOOKED_AT).entries()) if (byte === 0) zeros[index % 2]! += 1;
  const [even, odd] = zeros as [number, number];
  if (odd > even * 2 && odd > 1) return "utf-16le";
  return even > odd * 2 && even > 1 ? "utf-16be" : null;
}

function guessed(bytes: Uint8Array): { text: string | null; encoding: CsvEncoding } {
  const encoding =
    marks.find(([, mark]) => mark.every((byte, index) => bytes[index] === byte))?.[0] ?? wideEncoding(bytes);
  if (encoding) return { text: read(bytes, encoding), encoding };
  const text = read(bytes, "utf-8");
  return text === null
    ? { text: read(bytes, "windows-1256"), encoding: "windows-1256" }
    : { text, encoding: "utf-8" };
}

/** Refuses NUL, with which a picture passes for Windows-1256 text; a text file can be repaired by its line number. */
function refuseNul(text: string, encoding: CsvEncoding): void {
  const index = text.indexOf("\0");
  if (index < 0) return;
  if (encoding === "windows-1256") throw new CsvRefused("not-text");
  throw new CsvRefused("nul-character", text.slice(0, index).split(/\r\n|\n|\r/).length);
}

/** Old programs end a text file with Ctrl-Z. */
const END_OF_FILE = "\u001a";

function withoutEndOfFile(text: string): string {
  const trimmed = text.trimEnd();
  return trimmed.endsWith(END_OF_FILE) ? trimmed.slice(0, -END_OF_FILE.length) : text;
}

/** Some programs export a page of HTML, or XML, under the name of a spreadsheet. */
const WEB_PAGE = /^\s*<(?:!doctype|html|head|table|meta|style|\?xml)\b/i;

/** Throws CsvRefused for what is no text in UTF-8, UTF-16 or Windows-1256, or in the encoding asked for. */
export function decodeCsv(
  bytes: Uint8Array,
  requestedEncoding?: CsvEncoding,
): { text: string; encoding: CsvEncoding } {
  const decoded = requestedEncoding
    ? { text: read(bytes, requestedEncoding), encoding: requestedEncoding }
    : guessed(bytes);
  if (decoded.text === null) throw new CsvRefused(requestedEncoding ? "wrong-encoding" : "not-text");
  refuseNul(decoded.text, decoded.encoding);
  if (WEB_PAGE.test(decoded.text)) throw new CsvRefused("web-page");
  const text = withoutEndOfFile(decoded.text);
  if (!text.trim()) throw new CsvRefused("empty");
  return { text, encoding: decoded.encoding };
}

type Separator = "," | ";" | "\t";

/** Excel's own first line, which names the separator: `sep=;`. */
const SEPARATOR_LINE = /^"?sep=([,;\t])"?[ \t]*(?=\r|\n|$)/i;

export function separatorOf(text: string): Separator {
  const named = SEPARATOR_LINE.exec(text)?.[1];
  if (named) return named as Separator;
  const first = /\S.*/.exec(text)?.[0].replace(/"[^"]*"/g, "") ?? "";
  const count = (separator: string) => first.split(separator).length;
  const [mostFrequent] = ([",", ";", "\t"] as const).toSorted((a, b) => count(b) - count(a));
  return mostFrequent!;
}

/**
 * Throws CsvRefused with the line of an opening quotation mark whose closing mark is followed by anything but a separator or
 * the line's end. Such a mark is a stray one that swallowed the lines in between; the parser would read them as one cell.
 */
async function refuseStrayQuotes(text: string, separator: Separator): Promise<void> {
  const fieldEnd = separator === "\t" ? /[\t\r\n]/g : new RegExp(`[${separator}\\r\\n]`, "g");
  let line = 1;
  let restAt = PIECE;
  for (let index = 0; index < text.length; ) {
    if (index >= restAt) {
      await setImmediate();
      restAt = index + PIECE;
    }
    let end = index;
    const openedOn = line;
    if (text[index] === '"') {
      end = closingMark(text, index);
      if (end < 0) return;
      for (let at = text.indexOf("\n", index); at >= 0 && at < end; at = text.indexOf("\n", at + 1)) line++;
      const next = text[end + 1] ?? "\n";
      if (next !== separator && next !== "\r" && next !== "\n") throw new CsvRefused("stray-quote", openedOn);
      end++;
    }
    fieldEnd.lastIndex = end;
    const found = fieldEnd.exec(text);
    if (!found) return;
    if (found[0] === "\n" || (found[0] === "\r" && text[found.index + 1] !== "\n")) line++;
    index = found.index + 1;
  }
}

/**
 * Returns the index of the quotation mark that closes the one at `opened`, where two marks mean one; -1 if none does.
 */
function closingMark(text: string, opened: number): number {
  let index = text.indexOf('"', opened + 1);
  while (index >= 0 && text[index + 1] === '"') index = text.indexOf('"', index + 2);
  return index;
}

async function* pieces(text: string) {
  for (let index = 0; index < text.length; index += PIECE) {
    await setImmediate();
    yield text.slice(index, index + PIECE);
  }
}

const problems: Record<string, CsvProblem> = {
  CSV_QUOTE_NOT_CLOSED: "open-quote",
  CSV_MAX_RECORD_SIZE: "too-long",
};
const isBlank = (cells: string[]) => cells.every((cell) => !cell.trim());

/** Yields to other work between the pieces of a long file. Throws CsvRefused with the line. */
export async function* csvRecords(text: string): AsyncGenerator<CsvRecord, void> {
  let line = 1;
  const separator = separatorOf(text);
  const rows = text.replace(SEPARATOR_LINE, "");
  await refuseStrayQuotes(rows, separator);
  const parser = Readable.from(pieces(rows)).pipe(
    parse({
      delimiter: separator,
      record_delimiter: ["\r\n", "\n", "\r"],
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: false,
      max_record_size: LONGEST_RECORD,
      on_record(cells: string[], { lines }) {
        const begun = line;
        line = lines + 1;
        return isBlank(cells) ? null : [String(begun), ...cells.map((cell) => cell.trim())];
      },
    }),
  );
  try {
    for await (const [begun, ...cells] of parser as AsyncIterable<string[]>)
      yield { line: Number(begun), cells };
  } catch (error) {
    const problem = problems[(error as CsvError).code];
    throw problem ? new CsvRefused(problem, line) : error;
  }
}

export type CsvColumns<Name extends string> = {
  places: Partial<Record<Name, number>>;
  unknown: string[];
  twice: string[];
  /** The headings that are other names of known columns, as they stand. */
  renamed: Array<{ heading: string; name: Name }>;
};

/** Other names of columns, by `headingKey`. */
export type ColumnNames<Name extends string> = ReadonlyMap<string, Name>;

/** Returns a heading without differences of case, blanks and invisible characters. */
export const headingKey = (heading: string): string =>
  heading
    .replace(/\p{Cf}/gu, "")
    .trim()
    .replace(/[\s-]+/g, "_")
    .toUpperCase();

/** Finds the known columns among the headings of a file; `otherNames` are what the association calls them. */
export function columnsIn<Name extends string>(
  headings: string[],
  known: readonly Name[],
  otherNames: ColumnNames<Name> = new Map(),
): CsvColumns<Name> {
  const columns: CsvColumns<Name> = { places: {}, unknown: [], twice: [], renamed: [] };
  for (const [place, heading] of headings.entries()) {
    const key = headingKey(heading);
    const usual = known.find((each) => each === key);
    const name = usual ?? otherNames.get(key);
    if (!name) {
      if (heading.trim()) columns.unknown.push(heading.trim());
      continue;
    }
    if (!usual) columns.renamed.push({ heading: heading.trim(), name });
    if (name in columns.places) columns.twice.push(name);
    else columns.places[name] = place;
  }
  return columns;
}
