/** Begins the text of a cell without a value that can be read: `#N/A`, or a formula that was never calculated. */
const UNREADABLE = "\u0001";

export const unreadableCell = (what: string) => `${UNREADABLE}${what}`;
export const isUnreadableCell = (text: string) => text.startsWith(UNREADABLE);

const ESCAPED = /_x([0-9A-Fa-f]{4})_/g;

/** Replaces `_x000D_` and the like by the characters that they stand for. */
export const unescapeText = (text: string): string =>
  text.includes("_x")
    ? text.replace(ESCAPED, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    : text;

/** Returns the column of a place such as `AB12`, from 0 on; null for what is no place. */
export function columnOf(place: string): number | null {
  const letters = /^[A-Z]{1,3}(?=\d)/i.exec(place)?.[0].toUpperCase();
  if (!letters) return null;
  let column = 0;
  for (const letter of letters) column = column * 26 + letter.charCodeAt(0) - 64;
  return column - 1;
}

/** The formats of ECMA-376 part 1, 18.8.30, that show a date or a time, East Asian ones included. */
const isBuiltInDate = (id: number) =>
  (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 47) || (id >= 50 && id <= 58);

/** Texts in quotation marks, escaped and padding characters, and conditions, colours and languages in brackets. */
const NOT_FORMAT_CODES = /"[^"]*"|\\.|[_*].|\[(?!h+\]|m+\]|s+\])[^\]]*\]/gi;

/** True if a number format shows a date; `code` is the format's own, where the workbook defines one. */
export function isDateFormat(id: number, code?: string): boolean {
  if (code === undefined) return isBuiltInDate(id);
  const [first = ""] = code.replace(NOT_FORMAT_CODES, "").split(";");
  return !/general/i.test(first) && /[ymdhs]/i.test(first);
}

const DAY_MS = 24 * 60 * 60 * 1000;
const SECOND_MS = 1000;
/** Spreadsheets count 29 February 1900, a day that never was. */
const NEVER_WAS = 60;
const LAST_SERIAL = 2_958_465;
const DAYS_TO_1904 = 1462;

/** Returns `2026-11-29`, with the time if it is not midnight; null if the number is no day. */
export function dayOfSerial(number: number, from1904: boolean): string | null {
  const serial = from1904 ? number + DAYS_TO_1904 : number;
  const days = Math.floor(serial);
  if (!(days >= 1 && days <= LAST_SERIAL) || days === NEVER_WAS) return null;
  const since = days > NEVER_WAS ? days - 1 : days;
  const inDay = Math.round(((serial - days) * DAY_MS) / SECOND_MS) * SECOND_MS;
  const written = new Date(Date.UTC(1899, 11, 31) + since * DAY_MS + inDay).toISOString();
  return inDay === 0 || inDay === DAY_MS ? written.slice(0, 10) : written.slice(0, 19).replace("T", " ");
}

/** Spreadsheets keep 15 digits of a number. */
const KEPT_DIGITS = 15;

/** Returns a number as the file writes it, a whole one without an exponent (`9.991234567E9`). */
export function numberText(written: string): string {
  const value = Number(written);
  const digits = written.replace(/E.*$/i, "").replace(/\D/g, "").length;
  const isWhole = /E/i.test(written) && Number.isSafeInteger(value) && digits <= KEPT_DIGITS;
  return isWhole && Math.abs(value) < 10 ** KEPT_DIGITS ? String(value) : written;
}
