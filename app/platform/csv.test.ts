import { describe, expect, it } from "vitest";
import { type CsvCell, cellSaid, csv, csvRows } from "./csv";

const only = (cell: CsvCell) => csvRows([[cell]]).replace(/\r\n$/, "");

describe("a CSV file", () => {
  it("begins with a byte order mark and the heading, and ends lines as Excel does", () => {
    expect(csv(["الاسم", "العدد"], [["سلمى", 3]])).toBe("\uFEFFالاسم,العدد\r\nسلمى,3\r\n");
    expect(csv(["a"], [])).toBe("\uFEFFa\r\n");
  });

  it.each<[CsvCell, string]>([
    [null, ""],
    ["", ""],
    [0, "0"],
    [-2.5, "-2.5"],
    ["0791234567", "'0791234567"],
    ["962791234567", "'962791234567"],
    ["2026-11-21", "2026-11-21"],
    ["K7M4-QX9R", "K7M4-QX9R"],
    ["a, b", '"a, b"'],
    ['say "yes"', '"say ""yes"""'],
    ["one\ntwo", '"one\ntwo"'],
  ])("writes %j as %s", (cell, text) => {
    expect(only(cell)).toBe(text);
  });

  it.each<[string, string]>([
    ["=1+1", "'=1+1"],
    ["+962791234567", "'+962791234567"],
    ["-1", "'-1"],
    ["@SUM(A1)", "'@SUM(A1)"],
    ["  =1+1", "'  =1+1"],
    ["\u200f=1+1", "'\u200f=1+1"],
    ["＝1+1", "'＝1+1"],
    ["text;=1+1", "text;'=1+1"],
    ["text\n=1+1", '"text\n\'=1+1"'],
    [`x;"=cmd|'/C calc'!A0&";y`, `"x;'""=cmd|'/C calc'!A0&"";y"`],
    ["x; =1+1", "x;' =1+1"],
    ["x;\u200f =1+1", "x;'\u200f =1+1"],
    ["x;＝1+1", "x;'＝1+1"],
    ["x;－1", "x;'－1"],
    ["x\t=1+1", "x\t'=1+1"],
    ["x,=1+1", '"x,\'=1+1"'],
    ['"=1+1', `"'""=1+1"`],
    ["first\n- second", '"first\n- second"'],
  ])("keeps %j from becoming a formula", (cell, text) => {
    expect(only(cell)).toBe(text);
  });
});

it.each([
  ['="70001"', "70001"],
  ['="0791234567"', "0791234567"],
])("reads the text formula %s as %s", (written, text) => expect(cellSaid(written)).toBe(text));

it.each([
  "=1+1",
  "+962791234567",
  "0791234567",
  "  =1+1",
  "text;=1+1",
  "first\n- second\n-third",
  "'quoted'",
  "x; =1+1",
  "x;＝1+1",
  "Tel, +962 6 5000000",
  "O'Neill",
  "",
])("reads a written cell back: %j", (text) => {
  const written = csvRows([[text]]).replace(/^"|"?\r\n$/g, "");
  expect(cellSaid(written)).toBe(text);
});
