import { z } from "zod";
import { latinDigits } from "~/i18n/arabic-text";

const CONTROL = /(?![\t\n\r])\p{Cc}/u;
const LINE_BREAK = /[\r\n]/;
const LONE_SURROGATE = /\p{Surrogate}/u;

const text = () =>
  z
    .string({ error: (issue) => (issue.input === undefined ? "required" : "sent-twice") })
    .transform((value) => value.normalize("NFC"));

const readable = (value: string) => !CONTROL.test(value) && !LONE_SURROGATE.test(value);

export const line = (most: number) =>
  text()
    .transform((value) => value.trim())
    .pipe(
      z
        .string()
        .min(1, "required")
        .max(most, "too-long")
        .refine((value) => readable(value) && !LINE_BREAK.test(value), "unreadable"),
    );

/** Line ends as \n. */
export const paragraphs = (most: number) =>
  text()
    .transform((value) => value.replace(/\r\n?/g, "\n").trim())
    .pipe(z.string().min(1, "required").max(most, "too-long").refine(readable, "unreadable"));

const UNSEEN = /[\s\p{Cf}]/gu;

export const isSeen = (text: string): boolean => text.replace(UNSEEN, "") !== "";

export const written = (missing: string) =>
  z
    .string({ error: (issue) => (issue.input === undefined ? missing : "sent-twice") })
    .refine(isSeen, missing);

export const optionalParagraphs = (most: number) =>
  z
    .string({ error: "sent-twice" })
    .optional()
    .transform((typed = "") => (isSeen(typed) ? typed : null))
    .pipe(paragraphs(most).nullable());

/** A number kept as text: digits of any system in, Latin digits out. */
export const digits = (least: number, most: number, code = "not-digits") =>
  text()
    .transform((value) => latinDigits(value).replace(/\s/g, ""))
    .pipe(z.string().min(1, "required").regex(/^\d*$/, code).min(least, "too-short").max(most, "too-long"));

const DAY = /^(\d{4})-(\d{2})-(\d{2})$/;
const TYPED_DAY = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/;

/** YYYY-MM-DD from 2026-11-21, 21/11/2026 or ٢١/١١/٢٠٢٦. */
export function parseDay(written: string): string | null {
  const value = latinDigits(written).trim();
  const typed = TYPED_DAY.exec(value);
  const iso = typed ? `${typed[3]}-${typed[2]!.padStart(2, "0")}-${typed[1]!.padStart(2, "0")}` : value;
  if (!DAY.test(iso)) return null;
  const at = new Date(`${iso}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(iso) && iso >= "1900" ? iso : null;
}

export const day = () =>
  text().transform((value, context) => {
    const found = parseDay(value);
    if (!found) context.addIssue({ code: "custom", message: value.trim() ? "not-a-day" : "required" });
    return found ?? z.NEVER;
  });

const TIME = /^(\d{1,2})[:.](\d{2})$/;

/** HH:MM from 8:00, 08.00 or ٠٨:٠٠. */
export function parseTime(written: string): string | null {
  const [, hour, minute] = TIME.exec(latinDigits(written).replace(/[\s\p{Cf}]/gu, "")) ?? [];
  return hour && minute && Number(hour) < 24 && Number(minute) < 60
    ? `${hour.padStart(2, "0")}:${minute}`
    : null;
}

export const time = () =>
  text().transform((value, context) => {
    const found = parseTime(value);
    if (!found) context.addIssue({ code: "custom", message: value.trim() ? "not-a-time" : "required" });
    return found ?? z.NEVER;
  });
