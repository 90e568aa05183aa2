import { describe, expect, it } from "vitest";
import { columnOf, dayOfSerial, isDateFormat, numberText, unescapeText } from "./cell-text";

it.each([
  ["a_x000D_b", "a\rb"],
  ["_x005F_x000D_", "_x000D_"],
  ["_x00", "_x00"],
])("reads the escape in %j", (text, read) => expect(unescapeText(text)).toBe(read));

it.each([
  ["A1", 0],
  ["z9", 25],
  ["AA10", 26],
  ["XFD1048576", 16_383],
  ["12", null],
  ["", null],
])("finds the column of %j", (place, column) => expect(columnOf(place)).toBe(column));

describe("isDateFormat", () => {
  it.each([
    [14, undefined, true],
    [0, undefined, false],
    [49, undefined, false],
    [164, "dd/mm/yyyy", true],
    [164, "[$-2000401]d mmmm yyyy;@", true],
    [164, "[h]:mm", true],
    [164, 'General" day"', false],
    [164, "[Red]0.00", false],
    [164, '0" years"', false],
    [164, "0000000000", false],
    [164, "#,##0_);(#,##0)", false],
  ])("reads format %d %j", (id, code, isDate) => expect(isDateFormat(id, code)).toBe(isDate));
});

describe("dayOfSerial", () => {
  it.each([
    [45_000, false, "2023-03-15"],
    [1, false, "1900-01-01"],
    [59, false, "1900-02-28"],
    [60, false, null],
    [61, false, "1900-03-01"],
    [0, false, null],
    [-3, false, null],
    [3_000_000, false, null],
    [45_000.5, false, "2023-03-15 12:00:00"],
    [45_000.999_999_99, false, "2023-03-16"],
    [43_538, true, "2023-03-15"],
    [0, true, "1904-01-01"],
    [Number.NaN, false, null],
  ])("reads %d, counted from 1904: %s", (serial, from1904, day) =>
    expect(dayOfSerial(serial, from1904)).toBe(day),
  );
});

it.each([
  ["9991234567", "9991234567"],
  ["9.991234567E9", "9991234567"],
  ["9.99E+20", "9.99E+20"],
  ["1.5", "1.5"],
  ["1.5E0", "1.5E0"],
])("writes the number %s in full", (written, text) => expect(numberText(written)).toBe(text));
