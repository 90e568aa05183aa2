import { readPhoneNumber } from "~/domain/complaints/phone-number";
import { readDetail } from "~/domain/members/details-input";
import { LONGEST_NAME, tidyName } from "~/domain/members/names-input";
import { latinDigits } from "~/i18n/digits";
import type { DuesColumn, PersonColumn } from "./columns";

export type CellProblem =
  | "control-character"
  | "unreadable"
  | "no-letters"
  | "too-long"
  | "national-number"
  | "mobile"
  | "email"
  | "work-status"
  | "year"
  | "month"
  | "amount";
type Read<Value> = { value: Value | null } | { problem: CellProblem };

/** What cells are judged by: the codes of work statuses (none: any up to 99 is taken) and the year in Amman. */
export type Terms = { workStatuses: ReadonlySet<number>; thisYear: number };

const FIRST_YEAR = 1944;
const YEARS_AHEAD = 10;
const MOST_AMOUNT = 999_999;
const MOST_STATUS = 99;
const LONGEST_PLACE = 120;

const dense = (text: string) => latinDigits(text).replace(/[\s\p{Cf}\u0640]/gu, "");
const onOneLine = (text: string) => text.replace(/\s+/g, " ").trim();

/** What no cell may hold: a control character other than a tab or a new line, or the mark of a lost letter. */
function unfit(text: string): CellProblem | null {
  if (/[^\P{Cc}\t\n\r]/u.test(text)) return "control-character";
  return /[\uFFFD\p{Cs}]/u.test(text) ? "unreadable" : null;
}

function name(text: string): Read<string> {
  const value = tidyName(text);
  if (!value) return { value: null };
  if ([...value].length > LONGEST_NAME) return { problem: "too-long" };
  return /\p{L}/u.test(value) ? { value } : { problem: "no-letters" };
}

const detail =
  (field: Parameters<typeof readDetail>[0], problem: CellProblem) =>
  (text: string): Read<string> => {
    const read = readDetail(field, text);
    return "value" in read ? read : { problem };
  };

const DOMESTIC = /^(962)?(7[789]\d{7})$/;

/** A mobile number of any country; one whose zero a spreadsheet has dropped gets it back. */
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

const number =
  (problem: CellProblem, isFit: (value: number, terms: Terms) => boolean) =>
  (text: string, terms: Terms): Read<number> => {
    const written = dense(text).replace(/[.٫]0+$/, "");
    if (!written) return { value: null };
    const value = /^\d{1,9}$/.test(written) ? Number(written) : -1;
    return isFit(value, terms) ? { value } : { problem };
  };

const year = number(
  "year",
  (value, { thisYear }) => value === 0 || (value >= FIRST_YEAR && value <= thisYear + YEARS_AHEAD),
);
const month = number("month", (value) => value >= 0 && value <= 12);
const amount = number("amount", (value) => value >= 0 && value <= MOST_AMOUNT);
const workStatus = number("work-status", (value, { workStatuses }) =>
  workStatuses.size ? workStatuses.has(value) : value >= 0 && value <= MOST_STATUS,
);

const readers: Record<PersonColumn | DuesColumn, (text: string, terms: Terms) => Read<string | number>> = {
  DOC_NAME_A: name,
  DOC_NAME_E: name,
  NATIONAL_NO: (text) => detail("nationalNumber", "national-number")(text.replace(/\u0640/g, "")),
  MOBIL: mobile,
  HOME_ADD: detail("homeAddress", "too-long"),
  WORK_ADD: detail("workAddress", "too-long"),
  E_MAIL: detail("email", "email"),
  WORK_STATUS: workStatus,
  GOV_DESC: place,
  AREA_SITE_NAME: place,
  ANNUAL: year,
  LAST_Y_SOC: year,
  LAST_M_SOC: month,
  LAST_Y_RET: year,
  LAST_M_RET: month,
  YYRR: amount,
};

/** The value of a cell as it is kept, null where it is empty, or why it cannot be taken. */
export function readCell(column: PersonColumn | DuesColumn, text: string, terms: Terms) {
  const problem = unfit(text);
  return problem ? { problem } : readers[column](text, terms);
}
