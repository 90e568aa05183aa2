import { Readable } from "node:stream";
import { setImmediate } from "node:timers/promises";
import { type CsvError, parse } from "csv-parse";

const csvEncodings = ["utf-8", "utf-16le", "utf-16be", "windows-1256"] as const;
export type CsvEncoding = (typeof csvEncodings)[number];
export type CsvRecord = { line: number; cells: string[] };

export type CsvProblem = "not-text" | "wrong-encoding" | "open-quote" | "too-long" | "empty";

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

/** Latin text in UTF-16 without its mark has a zero in every other byte. */
function wideEncoding(bytes: Uint8Array): CsvEncoding | null {
  const zeros = [0, 0];
  for (const [at, byte] of bytes.subarray(0, LOOKED_AT).entries()) if (byte === 0) zeros[at % 2]! += 1;
  const [even, odd] = zeros as [number, number];
  if (odd > even * 2 && odd > 1) return "utf-16le";
  return even > odd * 2 && even > 1 ? "utf-16be" : null;
}

function guessed(bytes: Uint8Array): { text: string | null; encoding: CsvEncoding } {
  const encoding =
    marks.find(([, mark]) => mark.every((byte, at) => bytes[at] === byte))?.[0] ?? wideEncoding(bytes);
  if (encoding) return { text: read(bytes, encoding), encoding };
  const text = read(bytes, "utf-8");
  return text === null
    ? { text: read(bytes, "windows-1256"), encoding: "windows-1256" }
    : { text, encoding: "utf-8" };
}

/** Throws CsvRefused for what is no text in UTF-8, UTF-16 or Windows-1256, or in the encoding asked for. */
export function decodeCsv(bytes: Uint8Array, asked?: CsvEncoding): { text: string; encoding: CsvEncoding } {
  const { text, encoding } = asked ? { text: read(bytes, asked), encoding: asked } : guessed(bytes);
  if (text === null) throw new CsvRefused(asked ? "wrong-encoding" : "not-text");
  if (text.includes("\0")) throw new CsvRefused("not-text");
  if (!text.trim()) throw new CsvRefused("empty");
  return { text, encoding };
}

export function separatorOf(text: string): "," | ";" | "\t" {
  const first = /\S.*/.exec(text)?.[0].replace(/"[^"]*"/g, "") ?? "";
  const count = (separator: string) => first.split(separator).length;
  const [most] = ([",", ";", "\t"] as const).toSorted((a, b) => count(b) - count(a));
  return most!;
}

async function* pieces(text: string) {
  for (let at = 0; at < text.length; at += PIECE) {
    await setImmediate();
    yield text.slice(at, at + PIECE);
  }
}

const problems: Record<string, CsvProblem> = {
  CSV_QUOTE_NOT_CLOSED: "open-quote",
  CSV_MAX_RECORD_SIZE: "too-long",
};
const isBlank = (cells: string[]) => cells.every((cell) => !cell.trim());

/** Other work goes on between the pieces of a long file. Throws CsvRefused with the line. */
export async function* csvRecords(text: string): AsyncGenerator<CsvRecord, void> {
  let line = 1;
  const parser = Readable.from(pieces(text)).pipe(
    parse({
      delimiter: separatorOf(text),
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
};

const plain = (heading: string) =>
  heading
    .replace(/\p{Cf}/gu, "")
    .trim()
    .replace(/[\s-]+/g, "_")
    .toUpperCase();

export function columnsIn<Name extends string>(headings: string[], known: readonly Name[]): CsvColumns<Name> {
  const columns: CsvColumns<Name> = { places: {}, unknown: [], twice: [] };
  for (const [place, heading] of headings.entries()) {
    const name = known.find((each) => each === plain(heading));
    if (!name) {
      if (heading.trim()) columns.unknown.push(heading.trim());
    } else if (name in columns.places) columns.twice.push(name);
    else columns.places[name] = place;
  }
  return columns;
}
