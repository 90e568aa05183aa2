import { readDetail } from "~/domain/members/details";
import { statusOfLetter } from "~/domain/members/work-status";
import { LONGEST_NAME, parseDay, tidyName } from "~/fields/checks";
import { unprintableCharacter, withoutTitle } from "~/fields/person-name";
import { readPhoneNumber } from "~/fields/phone-number";
import { readSpreadsheetNumber } from "~/fields/spreadsheet-number";
import { latinDigits } from "~/i18n";
import { cellSaid } from "~/platform/csv";
import { isUnreadableCell } from "~/platform/xlsx/cell-text";
import { type DuesColumn, neverEmpty, type PersonColumn } from "./columns";

export type CellProblem =
  | "needed"
  | "control-character"
  | "no-value"
  | "unreadable"
  | "no-letters"
  | "unprintable"
  | "too-long"
  | "national-number"
  | "mobile"
  | "email"
  | "work-status"
  | "digits-lost"
  | "day"
  | "day-order"
  | "hidden"
  | "year"
  | "month"
  | "amount";
type Read<Value> = { value: Value | null } | { problem: CellProblem };

/** Without codes, any work status up to 99 is accepted; `today` is a day in Amman. */
export type Terms = {
  workStatuses: ReadonlySet<number>;
  today: string;
  /** True if another line of the file writes the month of REG_DATE first. */
  hasMonthFirst?: boolean;
};

const FIRST_YEAR = 1944;
const YEARS_AHEAD = 10;
const MAX_AMOUNT = 999_999;
const MAX_STATUS = 99;
const LONGEST_PLACE = 120;

const dense = (text: string) => latinDigits(text).replace(/[\s\p{Cf}\u0640]/gu, "");
const onOneLine = (text: string) => text.replace(/\s+/g, " ").trim();

/** Finds a cell of a workbook without a value, a control character other than a tab or line break, or a replacement character. */
function unfit(text: string): CellProblem | null {
  if (isUnreadableCell(text)) return "no-value";
  if (/[^\P{Cc}\t\n\r]/u.test(text)) return "control-character";
  return /[\uFFFD\p{Cs}]/u.test(text) ? "unreadable" : null;
}

function name(text: string): Read<string> {
  const value = withoutTitle(tidyName(text));
  if (!value) return { value: null };
  if ([...value].length > LONGEST_NAME) return { problem: "too-long" };
  if (!/\p{L}/u.test(value)) return { problem: "no-letters" };
  return unprintableCharacter(value) === null ? { value } : { problem: "unprintable" };
}

/** Reads a column of digits as a spreadsheet may have written it; what is no number is read as it stands. */
const asNumber =
  <Value>(readText: (text: string, terms: Terms) => Read<Value>) =>
  (text: string, terms: Terms): Read<Value> => {
    const number = readSpreadsheetNumber(text);
    if (number && "problem" in number) return number;
    return readText(number?.digits ?? text, terms);
  };

const detail =
  (field: Parameters<typeof readDetail>[0], problem: CellProblem) =>
  (text: string): Read<string> => {
    const read = readDetail(field, text);
    return "value" in read ? read : { problem };
  };

const DOMESTIC = /^(962)?(7[789]\d{7})$/;

/** Accepts numbers of any country, and restores a leading zero that a spreadsheet dropped. */
function mobile(text: string): Read<string> {
  const typed = text.replace(/\u0640/g, "");
  const bare = DOMESTIC.exec(dense(typed));
  const read = readDetail("mobile", bare ? `0${bare[2]}` : typed);
  if ("value" in read) return read;
  const foreign = readPhoneNumber(typed);
  return foreign?.startsWith("+") ? { value: foreign } : { problem: "mobile" };
}

function place(text: string): Read<string> {
  const value = onOneLine(tidyName(text));
  return [...value].length > LONGEST_PLACE ? { problem: "too-long" } : { value: value || null };
}

const MAX_TITLES = 12;
export const BETWEEN_TITLES = "; ";

/** Splits titles at semicolons, Arabic ones too, and removes duplicates. */
function titles(text: string): Read<string> {
  const each = [...new Set(text.split(/[;؛]/).map((title) => onOneLine(tidyName(title))))].filter(Boolean);
  if (each.length > MAX_TITLES || each.some((title) => [...title].length > LONGEST_PLACE))
    return { problem: "too-long" };
  return { value: each.join(BETWEEN_TITLES) || null };
}

const MIDNIGHT = /(?<=\d)(?:[ T]0?0:00(?::00(?:\.0+)?)?| 12:00:00 (?:AM|ص))$/i;
/** Gnumeric and Access write the year first with slashes, too. */
const YEAR_FIRST = /^(\d{4})[/.](\d{1,2})[/.](\d{1,2})$/;
/** Oracle writes 06-MAY-2004; its two-digit years are refused, since nobody can tell the century. */
const NAMED_MONTH = /^(\d{1,2})[- ]([a-z]{3})[a-z]*[- ](\d{4})$/i;
const MONTHS = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];

/** Returns a day as YYYY-MM-DD where the order of its parts is certain, otherwise as it was written. */
function dayWritten(text: string): string {
  const written = onOneLine(latinDigits(text)).replace(MIDNIGHT, "");
  const inOrder = (year: string, month: string, day: string) =>
    `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  const [, year, month, day] = YEAR_FIRST.exec(written) ?? [];
  if (year) return inOrder(year, month!, day!);
  const [, dayOfMonth, name, ofYear] = NAMED_MONTH.exec(written) ?? [];
  const index = name ? MONTHS.indexOf(name.toLowerCase()) : -1;
  return index < 0 ? written : inOrder(ofYear!, String(index + 1), dayOfMonth!);
}

/** 12/31/2020 can only be the last day of December, so that this file writes the month first. */
const MONTH_FIRST = /^(?:0?[1-9]|1[0-2])[/.-](?:1[3-9]|2\d|3[01])[/.-]\d{4}$/;
const EITHER_ORDER = /^(0?[1-9]|1[0-2])[/.-](0?[1-9]|1[0-2])[/.-]\d{4}$/;

export const isMonthFirst = (text: string): boolean => MONTH_FIRST.test(dayWritten(cellSaid(text)));

function hasEitherOrder(written: string): boolean {
  const [, first, second] = EITHER_ORDER.exec(written) ?? [];
  return first !== undefined && Number(first) !== Number(second);
}

/** Reads YYYY-MM-DD or DD/MM/YYYY, with or without the midnight that a spreadsheet adds. */
function pastDay(text: string, { today, hasMonthFirst }: Terms): Read<string> {
  const written = dayWritten(text);
  if (!written) return { value: null };
  if (hasMonthFirst && hasEitherOrder(written)) return { problem: "day-order" };
  const value = parseDay(written);
  return value && value <= today ? { value } : { problem: "day" };
}

/** Reads 1 as hidden, nothing or 0 as shown. */
function hidden(text: string): Read<string> {
  const written = dense(text);
  if (!written || written === "0") return { value: null };
  return written === "1" ? { value: "1" } : { problem: "hidden" };
}

const number =
  (problem: CellProblem, isFit: (value: number, terms: Terms) => boolean) =>
  (text: string, terms: Terms): Read<number> => {
    const written = dense(text);
    if (!written) return { value: null };
    const value = /^\d{1,9}$/.test(written) ? Number(written) : -1;
    return isFit(value, terms) ? { value } : { problem };
  };

const year = number(
  "year",
  (value, { today }) =>
    value === 0 || (value >= FIRST_YEAR && value <= Number(today.slice(0, 4)) + YEARS_AHEAD),
);
const month = number("month", (value) => value >= 0 && value <= 12);
const amount = number("amount", (value) => value >= 0 && value <= MAX_AMOUNT);
const codedStatus = number("work-status", (value, { workStatuses }) =>
  workStatuses.size ? workStatuses.has(value) : value >= 0 && value <= MAX_STATUS,
);
const workStatus = (text: string, terms: Terms): Read<number> => {
  const value = statusOfLetter(dense(text));
  return value === null ? codedStatus(text, terms) : { value };
};

const readers: Record<PersonColumn | DuesColumn, (text: string, terms: Terms) => Read<string | number>> = {
  DOC_NAME_A: name,
  DOC_NAME_E: name,
  NATIONAL_NO: asNumber((text) => detail("nationalNumber", "national-number")(text.replace(/\u0640/g, ""))),
  MOBIL: asNumber(mobile),
  HOME_ADD: detail("homeAddress", "too-long"),
  WORK_ADD: detail("workAddress", "too-long"),
  E_MAIL: detail("email", "email"),
  WORK_STATUS: asNumber(workStatus),
  GOV_DESC: place,
  AREA_SITE_NAME: place,
  SPEC_DESC: titles,
  REG_DATE: pastDay,
  HIDDEN: asNumber(hidden),
  ANNUAL: asNumber(year),
  LAST_Y_SOC: asNumber(year),
  LAST_M_SOC: asNumber(month),
  LAST_Y_RET: asNumber(year),
  LAST_M_RET: asNumber(month),
  /** In dinars with three decimals, `50,000` may be 50 or 50,000, so that such an amount is refused. */
  YYRR: (text, terms) => (/[,٬]/.test(text) ? { problem: "amount" } : asNumber(amount)(text, terms)),
};

const eraseCell = (column: PersonColumn | DuesColumn): Read<never> =>
  neverEmpty.includes(column as PersonColumn) ? { problem: "needed" } : { value: null };

function readFilledCell(
  column: PersonColumn | DuesColumn,
  text: string,
  terms: Terms,
): Read<string | number> {
  const problem = unfit(text);
  return problem ? { problem } : readers[column](text, terms);
}

/** Erases a recorded value; an empty cell keeps it. */
export const ERASE = "[erase]";
const ERASE_MARKS: readonly string[] = [ERASE, "[حذف]"];
const isEraseMark = (text: string) => ERASE_MARKS.includes(text.trim().toLowerCase());

/** The texts by which databases write a cell without a value. */
const EXPORTED_NULL = /^(?:null|\(null\)|\\n)$/i;
const isBlank = (text: string) => {
  const written = text.replace(/[\s\p{Cf}]/gu, "");
  return !written || EXPORTED_NULL.test(written);
};

/**
 * Reads a cell of the register's file: its value, `{ value: null }` where the mark erases it, null for an empty cell,
 * which keeps what is recorded.
 */
export function readCell(
  column: PersonColumn | DuesColumn,
  text: string,
  terms: Terms,
): Read<string | number> | null {
  const content = cellSaid(text);
  if (isBlank(content)) return null;
  if (isEraseMark(content)) return eraseCell(column);
  const cell = readFilledCell(column, content, terms);
  const isNothing = "value" in cell && cell.value === null && column !== "HIDDEN";
  return isNothing ? null : cell;
}
