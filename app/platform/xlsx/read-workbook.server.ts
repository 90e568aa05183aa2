import path from "node:path";
import type { Readable } from "node:stream";
import { type Entry, fromBufferPromise, type ZipFile } from "yauzl";
import { isDateFormat, unescapeText } from "./cell-text";
import { attribute, type PartHandlers, parsePart, UnpackedBudget, WorkbookRefused } from "./read-part.server";
import { readSheet, type SheetRow } from "./read-sheet.server";
import { TextStore, TextStoreFull } from "./text-store";

const MB = 1024 * 1024;
/** A sheet of 200,000 lines and 17 columns unpacks to about 200 MB. */
const MAX_UNPACKED = 1024 * MB;
const MAX_TEXT = 192 * MB;
const MAX_PARTS = 5000;

/** `rows` can be read again and again; `sheets` names all sheets in their order. */
export type Workbook = { sheets: string[]; sheet: string; rows: Iterable<SheetRow>; rowCount: number };

type Relation = { type: string; target: string };

class Package {
  readonly #entries = new Map<string, Entry>();
  readonly budget: UnpackedBudget;

  constructor(
    private readonly zip: ZipFile,
    maxUnpacked: number,
  ) {
    this.budget = new UnpackedBudget(maxUnpacked);
  }

  async readDirectory(): Promise<void> {
    for await (const entry of this.zip.eachEntry()) {
      this.#entries.set(entry.fileName.replace(/^\//, "").toLowerCase(), entry);
      if (this.#entries.size > MAX_PARTS) throw new WorkbookRefused("workbook-too-large");
    }
  }

  open(name: string): Promise<Readable> | null {
    const entry = this.#entries.get(name.toLowerCase());
    return entry ? this.zip.openReadStreamPromise(entry) : null;
  }

  /** Parses a part; nothing if the workbook has none of this name. */
  async parse(name: string | undefined, handlers: PartHandlers): Promise<void> {
    const part = name === undefined ? null : await this.open(name);
    if (part) await parsePart(part, this.budget, handlers);
  }

  /** Returns the parts that a part points to, by their identifiers. Targets outside of the workbook are left out. */
  async relationsOf(name: string): Promise<Map<string, Relation>> {
    const folder = path.posix.dirname(name);
    const relations = new Map<string, Relation>();
    await this.parse(path.posix.join(folder, "_rels", `${path.posix.basename(name)}.rels`), {
      open(element, tag) {
        const target = attribute(tag, "Target");
        if (element !== "Relationship" || !target || attribute(tag, "TargetMode") === "External") return;
        const resolved = path.posix.join(target.startsWith("/") ? "" : folder, target).replace(/^\//, "");
        relations.set(attribute(tag, "Id") ?? "", { type: attribute(tag, "Type") ?? "", target: resolved });
      },
    });
    return relations;
  }
}

/** Strict and transitional workbooks name the kinds of parts in different namespaces. */
const targetOf = (relations: Map<string, Relation>, kind: string) =>
  [...relations.values()].find(({ type }) => type.endsWith(`/${kind}`))?.target;

type Sheet = { name: string; id: string; isHidden: boolean };

async function readContents(parts: Package, name: string) {
  const sheets: Sheet[] = [];
  let from1904 = false;
  await parts.parse(name, {
    open(element, tag) {
      if (element === "workbookPr") from1904 = /^(1|true)$/.test(attribute(tag, "date1904") ?? "");
      else if (element === "sheet")
        sheets.push({
          name: attribute(tag, "name") ?? "",
          id: attribute(tag, "id") ?? "",
          isHidden: /hidden/i.test(attribute(tag, "state") ?? ""),
        });
    },
  });
  return { sheets, from1904 };
}

async function readTexts(parts: Package, name: string | undefined): Promise<TextStore> {
  const texts = new TextStore(MAX_TEXT);
  let text = "";
  let isText = false;
  let isPhonetic = false;
  await parts.parse(name, {
    open(element) {
      if (element === "si") text = "";
      else if (element === "rPh") isPhonetic = true;
      else if (element === "t") isText = !isPhonetic;
    },
    text(piece) {
      if (isText) text += piece;
    },
    close(element) {
      if (element === "t") isText = false;
      else if (element === "rPh") isPhonetic = false;
      else if (element === "si") texts.add(unescapeText(text));
    },
  });
  return texts;
}

/** Returns, for the index of a cell style, whether it shows a date. */
async function readDateStyles(parts: Package, name: string | undefined): Promise<boolean[]> {
  const codes = new Map<number, string>();
  const formats: number[] = [];
  let areCellStyles = false;
  await parts.parse(name, {
    open(element, tag) {
      if (element === "numFmt")
        codes.set(Number(attribute(tag, "numFmtId")), attribute(tag, "formatCode") ?? "");
      else if (element === "cellXfs") areCellStyles = true;
      else if (element === "xf" && areCellStyles) formats.push(Number(attribute(tag, "numFmtId") ?? 0));
    },
    close(element) {
      if (element === "cellXfs") areCellStyles = false;
    },
  });
  return formats.map((id) => isDateFormat(id, codes.get(id)));
}

function* storedRows(store: TextStore): Generator<SheetRow, void> {
  for (let index = 0; index < store.length; index++) yield JSON.parse(store.at(index)!) as SheetRow;
}

type Reading = { sheet?: string; maxUnpacked?: number };

async function readParts(
  zip: ZipFile,
  { sheet: sheetName, maxUnpacked = MAX_UNPACKED }: Reading,
): Promise<Workbook> {
  const parts = new Package(zip, maxUnpacked);
  await parts.readDirectory();
  const workbook = targetOf(await parts.relationsOf(""), "officeDocument");
  if (workbook === undefined) throw new WorkbookRefused("damaged-workbook");
  const { sheets, from1904 } = await readContents(parts, workbook);
  const relations = await parts.relationsOf(workbook);
  const sheet = sheetName
    ? sheets.find(({ name }) => name === sheetName)
    : (sheets.find(({ isHidden }) => !isHidden) ?? sheets[0]);
  if (!sheet) throw new WorkbookRefused("no-such-sheet");
  const part = await parts.open(relations.get(sheet.id)?.target ?? "");
  if (!part) throw new WorkbookRefused("damaged-workbook");
  const texts = await readTexts(parts, targetOf(relations, "sharedStrings"));
  const dateStyles = await readDateStyles(parts, targetOf(relations, "styles"));
  const rows = new TextStore(MAX_TEXT);
  const terms = { texts, from1904, isDateStyle: (style: number) => dateStyles[style] ?? false };
  await readSheet(part, parts.budget, terms, (row) => rows.add(JSON.stringify(row)));
  return {
    sheets: sheets.map(({ name }) => name),
    sheet: sheet.name,
    rows: { [Symbol.iterator]: () => storedRows(rows) },
    rowCount: rows.length,
  };
}

/**
 * Reads a sheet of an XLSX workbook: the one that is named, otherwise the first that is not hidden. Rows without text
 * are left out; hidden rows are read. Throws WorkbookRefused, also for a file that unpacks to more than `maxUnpacked` bytes, a
 * gigabyte unless it is given.
 */
export async function readWorkbook(bytes: Uint8Array, reading: Reading = {}): Promise<Workbook> {
  try {
    return await readParts(await fromBufferPromise(Buffer.from(bytes)), reading);
  } catch (error) {
    if (error instanceof WorkbookRefused) throw error;
    const problem = error instanceof TextStoreFull ? "workbook-too-large" : "damaged-workbook";
    throw new WorkbookRefused(problem, { cause: error });
  }
}
