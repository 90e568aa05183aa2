import { expect, it } from "vitest";
import {
  ammanDayAndTime,
  ammanMoment,
  formatLongDay,
  formatLongMoment,
  formatMoment,
  formatTime,
} from "./dates";

it.each([
  ["2026-11-21", "08:00", "2026-11-21T05:00:00.000Z"],
  ["2026-11-22", "00:00", "2026-11-21T21:00:00.000Z"],
  ["2026-12-31", "23:59", "2026-12-31T20:59:00.000Z"],
  ["2020-01-15", "10:00", "2020-01-15T08:00:00.000Z"],
])("converts %s %s in Amman to %s and back", (day, time, instant) => {
  expect(ammanMoment(day, time).toISOString()).toBe(instant);
  expect(ammanDayAndTime(new Date(instant))).toEqual({ day, time });
});

it.each([
  ["2026-10-07", "ar", "7 تشرين الأول (أكتوبر) 2026"],
  ["2026-01-31", "ar", "31 كانون الثاني (يناير) 2026"],
  ["2026-10-07", "en", "7 October 2026"],
] as const)("formats %s in %s as %s", (day, language, text) => {
  expect(formatLongDay(day, language)).toBe(text);
});

const pastMidnight = new Date("2026-10-06T21:05:00Z");

it.each([
  ["ar", "7 تشرين الأول 2026 في 00:05", "7 تشرين الأول (أكتوبر) 2026 في 00:05"],
  ["en", "7 October 2026 at 00:05", "7 October 2026 at 00:05"],
] as const)("uses the 24-hour clock in %s", (language, short, long) => {
  expect(formatMoment(pastMidnight, language)).toBe(short);
  expect(formatLongMoment(pastMidnight, language)).toBe(long);
  expect(formatTime(pastMidnight, language)).toBe("00:05");
});
