import type { Readable } from "node:stream";
import type { SaxesTagPlain } from "saxes";
import { columnOf, dayOfSerial, numberText, unescapeText, unreadableCell } from "./cell-text";
import { attribute, parsePart, type UnpackedBudget, WorkbookRefused } from "./read-part.server";
import type { TextStore } from "./text-store";

export type SheetTerms = {
  texts: TextStore;
  /** True for the index of a cell style that shows a date. */
  isDateStyle(style: number): boolean;
  from1904: boolean;
};

/** `line` is the number of the row in the sheet. */
export type SheetRow = { line: number; cells: string[] };

type Cell = {
  column: number;
  type: string;
  style: number;
  text: string;
  hasFormula: boolean;
  hasValue: boolean;
};

function numberCell(text: string, style: number, { isDateStyle, from1904 }: SheetTerms): string {
  if (!isDateStyle(style)) return numberText(text);
  return dayOfSerial(Number(text), from1904) ?? unreadableCell(text);
}

/** A formula of numbers that was never calculated has no value, or an empty one; only a text may be empty. */
const isUncalculated = ({ type, text, hasFormula, hasValue }: Cell) =>
  hasFormula && (!hasValue || (type === "n" && !text.trim()));

function textOf(cell: Cell, terms: SheetTerms): string {
  if (isUncalculated(cell)) return unreadableCell("=");
  const { type, style, text, hasValue } = cell;
  if (!hasValue) return "";
  if (type === "e") return unreadableCell(text);
  if (type === "s") {
    const shared = terms.texts.at(Number(text));
    if (shared === undefined) throw new WorkbookRefused("damaged-workbook");
    return shared;
  }
  if (type === "n") return text.trim() ? numberCell(text.trim(), style, terms) : "";
  if (type === "d") return text.replace("T", " ").replace(/Z$/, "");
  return unescapeText(text);
}

/** Reads the rows of a sheet that have text, in their order, and gives each to `onRow`. Throws WorkbookRefused. */
export async function readSheet(
  part: Readable,
  budget: UnpackedBudget,
  terms: SheetTerms,
  onRow: (row: SheetRow) => void,
): Promise<void> {
  let line = 0;
  let cells: string[] = [];
  let column = -1;
  let cell: Cell | null = null;
  let isText = false;
  /** Phonetic readings of East Asian text are no part of it. */
  let isPhonetic = false;

  const openCell = (tag: SaxesTagPlain) => {
    column = columnOf(attribute(tag, "r") ?? "") ?? column + 1;
    cell = {
      column,
      type: attribute(tag, "t") ?? "n",
      style: Number(attribute(tag, "s") ?? 0),
      text: "",
      hasFormula: false,
      hasValue: false,
    };
  };
  const closeCell = () => {
    if (!cell) return;
    const text = textOf(cell, terms).trim();
    if (text) {
      while (cells.length < cell.column) cells.push("");
      cells[cell.column] = text;
    }
    cell = null;
  };
  const beginValue = () => {
    isText = true;
    if (cell) cell.hasValue = true;
  };

  await parsePart(part, budget, {
    open(name, tag) {
      if (name === "row") {
        line = Number(attribute(tag, "r") ?? line + 1);
        cells = [];
        column = -1;
      } else if (name === "c") openCell(tag);
      else if (name === "f" && cell) cell.hasFormula = true;
      else if (name === "rPh") isPhonetic = true;
      else if (name === "v" || name === "t") beginValue();
    },
    text(text) {
      if (isText && !isPhonetic && cell) cell.text += text;
    },
    close(name) {
      if (name === "v" || name === "t") isText = false;
      else if (name === "rPh") isPhonetic = false;
      else if (name === "c") closeCell();
      else if (name === "row" && cells.length > 0) onRow({ line, cells });
    },
  });
}
