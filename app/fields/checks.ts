import { latinDigits } from "~/i18n";
import { withPlainLetters } from "~/platform/presentation-forms";
import { cleanText } from "./clean-text";
import { numericPasswordFault, type PasswordFault, staffPasswordFault } from "./password-rule";
import { unprintableCharacter, withoutTitle } from "./person-name";
import { readPhoneNumber } from "./phone-number";

/** A rule of one field as data: its name and arguments. Server and browser apply the same rules. */
export type Check = readonly [rule: keyof typeof rules, ...about: Array<string | number>];
export type CheckResult = { value: string; enough?: boolean } | { problem: string };

const CONTROL = /(?![\t\n\r])\p{Cc}/u;
const LINE_BREAK = /[\r\n]/;
const LONE_SURROGATE = /\p{Surrogate}/u;
const UNSEEN = /[\s\p{Cf}]/gu;
const MARKS = /\p{Cf}/gu;
/** Joiners are part of Persian and Kurdish words. */
const UNREADABLE = /(?![\u200c\u200d])[\p{Cf}\p{Surrogate}]/gu;

const readable = (value: string) => !CONTROL.test(value) && !LONE_SURROGATE.test(value);
const ruled = (value: string, problem: string | false): CheckResult => (problem ? { problem } : { value });
const isLong = (value: string, maxLength: number) => value.length > maxLength && "too-long";

export const hasVisibleText = (text: string): boolean => text.replace(UNSEEN, "") !== "";

const DAY = /^(\d{4})-(\d{2})-(\d{2})$/;
const TYPED_DAY = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/;

/** Returns YYYY-MM-DD for 2026-11-21, 21/11/2026 or ٢١/١١/٢٠٢٦; null for anything else. */
export function parseDay(written: string): string | null {
  const value = latinDigits(written).trim();
  const typed = TYPED_DAY.exec(value);
  const iso = typed ? `${typed[3]}-${typed[2]!.padStart(2, "0")}-${typed[1]!.padStart(2, "0")}` : value;
  if (!DAY.test(iso)) return null;
  const at = new Date(`${iso}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(iso) && iso >= "1900" ? iso : null;
}

const TIME = /^(\d{1,2})[:.](\d{2})$/;

/** Returns HH:MM for 8:00, 08.00 or ٠٨:٠٠; null for anything else. */
export function parseTime(written: string): string | null {
  const [, hour, minute] = TIME.exec(latinDigits(written).replace(UNSEEN, "")) ?? [];
  return hour && minute && Number(hour) < 24 && Number(minute) < 60
    ? `${hour.padStart(2, "0")}:${minute}`
    : null;
}

const LONGEST_CODE = 9;
export const LONGEST_NAME = 120;
const LONGEST_EMAIL = 254;

const UNHEARD = /[\u0640\p{Cf}]/gu;
const QUOTES = /[\u2018\u2019\u02bc`\u00b4]/g;
const LETTERS: Record<string, RegExp> = {
  ar: /^[\p{Script=Arabic}\u064b-\u065f\u0670' -]+$/u,
  en: /^[A-Za-z' -]+$/,
};
const NOT_LETTERS = /[\p{N}\p{P}\p{S}]/u;

/** Leaves one space between words, straight apostrophes, and no tatweel or direction marks. */
export const tidyName = (typed: string) =>
  withPlainLetters(typed.normalize("NFC"))
    .replace(UNHEARD, "")
    .replace(QUOTES, "'")
    .replace(/\s+/g, " ")
    .trim();

const hasForeignSign = (name: string) =>
  NOT_LETTERS.test(name.replace(/['-]/g, "")) || unprintableCharacter(name) !== null;

/** The pattern of `z.email`, which is too heavy for a page; the domain may have letters of any script. */
const EMAIL =
  /^(?:[A-Za-z0-9_'+-]+\.)*[A-Za-z0-9_'+-]*[A-Za-z0-9_+-]@(?:[\p{L}\p{N}][\p{L}\p{M}\p{N}-]*\.)+\p{L}[\p{L}\p{M}]+$/u;

const IN_ANGLE_BRACKETS = /<([^<>]*)>$/;

/** Extracts the address from pasted text such as `Ahmad <a@b.jo>` or `mailto:a@b.jo?subject=…`. */
function emailIn(typed: string): string {
  const address = IN_ANGLE_BRACKETS.exec(typed)?.[1]?.trim() ?? typed;
  return /^mailto:/i.test(address) ? address.slice("mailto:".length).replace(/\?.*$/, "") : address;
}

const passwordFaults = { staff: staffPasswordFault, numeric: numericPasswordFault };

const rules = {
  /** Accepts this exact value and skips the remaining rules. */
  unless: (typed: string, value: string) => ({ value: typed, enough: typed === value }),
  ifSeen: (typed: string) => ({ value: typed, enough: !hasVisibleText(typed) }),
  given: (typed: string, problem: string) => ruled(typed, !typed && problem),
  /** Requires a visible character. */
  needed: (typed: string, problem: string) => ruled(typed, !hasVisibleText(typed) && problem),
  unmarked: (typed: string) => ({ value: typed.replace(MARKS, "") }),
  plain: (typed: string) => ({ value: latinDigits(typed).replace(MARKS, "").trim() }),
  latin: (typed: string) => ({ value: latinDigits(typed).trim() }),
  dense: (typed: string) => ({ value: latinDigits(typed.normalize("NFC")).replace(UNSEEN, "") }),
  upper: (typed: string) => ({ value: typed.toUpperCase() }),
  oneLine: (typed: string) => ({
    value: latinDigits(typed.normalize("NFC"))
      .replace(UNREADABLE, "")
      .replace(/[\s\p{Cc}]+/gu, " ")
      .trim(),
  }),
  /** Counts characters by code point, not by UTF-16 unit. */
  match: (typed: string, pattern: string, problem: string) =>
    ruled(typed, !new RegExp(pattern, "u").test(typed) && problem),
  least: (typed: string, min: number, problem: string) => ruled(typed, typed.length < min && problem),
  most: (typed: string, max: number) => ruled(typed, isLong(typed, max)),
  line(typed: string, maxLength: number) {
    const value = cleanText(typed).normalize("NFC").trim();
    const unreadable = (!readable(value) || LINE_BREAK.test(value)) && "unreadable";
    return ruled(value, (!value && "required") || isLong(value, maxLength) || unreadable);
  },
  /** Converts line ends to \n. */
  paragraphs(typed: string, maxLength: number) {
    const value = cleanText(typed).normalize("NFC").trim();
    return ruled(
      value,
      (!value && "required") || isLong(value, maxLength) || (!readable(value) && "unreadable"),
    );
  },
  /** Reads a number that is kept as text: digits of any system become Latin ones. */
  digits(typed: string, min: number, max: number, problem: string) {
    const value = latinDigits(typed.normalize("NFC")).replace(UNSEEN, "");
    const short = value.length < min && "too-short";
    return ruled(
      value,
      (!value && "required") || (!/^\d*$/.test(value) && problem) || short || isLong(value, max),
    );
  },
  /** Reads the code of a list entry; the list in a form offers no other. */
  code: (typed: string, problem: string): CheckResult =>
    rules.digits(typed.replace(MARKS, ""), 1, LONGEST_CODE, problem),
  day(typed: string) {
    const value = parseDay(typed);
    return value ? { value } : { problem: typed.trim() ? "not-a-day" : "required" };
  },
  time(typed: string) {
    const value = parseTime(typed);
    return value ? { value } : { problem: typed.trim() ? "not-a-time" : "required" };
  },
  phone(typed: string, problem: string) {
    const value = readPhoneNumber(typed);
    return value ? { value } : { problem };
  },
  /** Reads a person's name in letters of one language, or of either. */
  name(typed: string, script: string, problem: string, tooLong = "too-long") {
    const value = tidyName(typed);
    const scripts = script === "either" ? ["ar", "en"] : [script];
    const right =
      scripts.some((each) => LETTERS[each]!.test(value)) && /\p{L}/u.test(value) && !hasForeignSign(value);
    return ruled(value, ([...value].length > LONGEST_NAME && tooLong) || (!right && problem));
  },
  withoutTitle: (typed: string) => ({ value: withoutTitle(typed) }),
  emailIn: (typed: string) => ({ value: emailIn(typed.trim()) }),
  email(typed: string, problem: string, tooLong = "too-long") {
    const value = emailIn(rules.plain(typed).value);
    return ruled(value, (value.length > LONGEST_EMAIL && tooLong) || (!EMAIL.test(value) && problem));
  },
  /** Checks a password that somebody chooses; then come the error codes of its faults. */
  password(
    typed: string,
    kind: keyof typeof passwordFaults,
    ...[short, common, letters]: [string, string, string]
  ) {
    const problems: Record<PasswordFault, string> = {
      "password-too-short": short,
      "password-common": common,
      "password-not-digits": letters,
    };
    const fault = passwordFaults[kind](typed);
    return ruled(typed, fault !== null && problems[fault]);
  },
  /** Requires the same value as another field; the schema checks it for the whole form. */
  repeats: (typed: string, _field: string, _problem: string) => ({ value: typed }),
};

/** Applies the rules in order. Returns the resulting value, or the error code of the first problem. */
export function applyChecks(
  checks: readonly Check[],
  typed: string,
  valueIn?: (field: string) => string | null,
): CheckResult {
  let value = typed;
  for (const [name, ...about] of checks) {
    const [field, problem] = about as string[];
    const other = name === "repeats" ? valueIn?.(field!) : null;
    if (typeof other === "string" && other !== value) return { problem: problem! };
    const result = (rules[name] as (typed: string, ...about: unknown[]) => CheckResult)(value, ...about);
    if ("problem" in result || result.enough) return result;
    value = result.value;
  }
  return { value };
}

/** Swaps quotes in JSON with `~`, because HTML writes a quote in six characters; applying it again restores them. */
export const swapQuotes = (json: string) => json.replace(/["~]/g, (sign) => (sign === "~" ? '"' : "~"));
