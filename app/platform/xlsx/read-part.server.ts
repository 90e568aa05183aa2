import type { Readable } from "node:stream";
import { SaxesParser, type SaxesTagPlain } from "saxes";

export type WorkbookProblem = "damaged-workbook" | "workbook-too-large" | "no-such-sheet";

export class WorkbookRefused extends Error {
  override name = "WorkbookRefused";
  constructor(
    readonly problem: WorkbookProblem,
    options?: ErrorOptions,
  ) {
    super(problem, options);
  }
}

/** Counts the unpacked bytes of a workbook, so that a small file cannot unpack to gigabytes. */
export class UnpackedBudget {
  #left: number;
  constructor(maxBytes: number) {
    this.#left = maxBytes;
  }
  take(bytes: number): void {
    this.#left -= bytes;
    if (this.#left < 0) throw new WorkbookRefused("workbook-too-large");
  }
}

export type PartHandlers = {
  /** `name` has no prefix. */
  open(name: string, tag: SaxesTagPlain): void;
  close?(name: string): void;
  text?(text: string): void;
};

/** The parser keeps a run of text or an attribute whole, so that none may be longer. */
const LONGEST_RUN = 256 * 1024;
const BRACKETS = { "<": 0x3c, ">": 0x3e };

const damaged = (cause?: unknown) => new WorkbookRefused("damaged-workbook", { cause });

/** Prefixes differ from program to program; the names alone say what is meant. */
const localName = (name: string) => name.slice(name.indexOf(":") + 1);

function parserOf({ open, close, text }: PartHandlers) {
  const parser = new SaxesParser({ xmlns: false, position: false });
  parser.on("error", (error) => {
    throw damaged(error);
  });
  /** A document type could define entities; no spreadsheet writes one. */
  parser.on("doctype", () => {
    throw damaged();
  });
  parser.on("opentag", (tag) => open(localName(tag.name), tag));
  if (close) parser.on("closetag", ({ name }) => close(localName(name)));
  if (text) {
    parser.on("text", text);
    parser.on("cdata", text);
  }
  return parser;
}

/** Returns a function that throws when the bytes since the last bracket are too many to keep. */
function runLimit(bracket: number) {
  let run = 0;
  return (chunk: Buffer) => {
    const first = chunk.indexOf(bracket);
    if (run + (first < 0 ? chunk.length : first) > LONGEST_RUN) throw damaged();
    run = first < 0 ? run + chunk.length : chunk.length - 1 - chunk.lastIndexOf(bracket);
  };
}

/**
 * Parses a part of the workbook as it is unpacked. Throws WorkbookRefused, the errors of unpacking and decoding, and
 * what the handlers throw.
 */
export async function parsePart(
  part: Readable,
  budget: UnpackedBudget,
  handlers: PartHandlers,
): Promise<void> {
  const parser = parserOf(handlers);
  const decoder = new TextDecoder("utf-8", { fatal: true });
  const limits = Object.values(BRACKETS).map(runLimit);
  try {
    for await (const chunk of part as AsyncIterable<Buffer>) {
      budget.take(chunk.length);
      for (const checkRun of limits) checkRun(chunk);
      parser.write(decoder.decode(chunk, { stream: true }));
    }
    parser.write(decoder.decode()).close();
  } finally {
    part.destroy();
  }
}

/** Returns an attribute by its name without the prefix. */
export function attribute({ attributes }: SaxesTagPlain, name: string): string | undefined {
  if (attributes[name] !== undefined) return attributes[name];
  const prefixed = Object.keys(attributes).find((each) => each.endsWith(`:${name}`));
  return prefixed && attributes[prefixed];
}
