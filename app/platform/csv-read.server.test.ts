import { describe, expect, it } from "vitest";
import { CsvRefused, csvRecords, decodeCsv, separatorOf } from "./csv-read.server";

const bytes = (text: string) => new TextEncoder().encode(text);
const wide = (text: string, mark = "\uFEFF") => new Uint8Array(Buffer.from(mark + text, "utf16le"));
const swapped = (bytesIn: Uint8Array) => new Uint8Array(Buffer.from(bytesIn).swap16());
const records = async (text: string) => {
  const found = [];
  for await (const { line, cells } of csvRecords(text)) found.push([line, ...cells]);
  return found;
};
const refusal = async (work: () => unknown) => {
  try {
    await work();
  } catch (error) {
    if (error instanceof CsvRefused) return [error.problem, error.line];
    throw error;
  }
  return null;
};

describe("decodeCsv", () => {
  const text = "DOC_NO,الاسم\n10001,رنا";
  it.each([
    ["UTF-8", bytes(text), "utf-8"],
    ["UTF-8 with its mark", bytes(`\uFEFF${text}`), "utf-8"],
    ["UTF-16", wide(text), "utf-16le"],
    ["UTF-16, the other way round", swapped(wide(text)), "utf-16be"],
    ["UTF-16 without its mark", wide(text, ""), "utf-16le"],
  ])("reads %s", (_, content, encoding) => {
    expect(decodeCsv(content)).toEqual({ text, encoding });
  });

  it("reads other encodings as Windows-1256", () => {
    const broken = new Uint8Array([...bytes("DOC_NO,"), 0xd1, 0xe4, 0xc7]);
    expect(decodeCsv(broken)).toEqual({ text: "DOC_NO,رنا", encoding: "windows-1256" });
    expect(decodeCsv(broken, "windows-1256").text).toBe("DOC_NO,رنا");
  });

  it.each([
    [
      "what is not in the encoding named",
      () => decodeCsv(new Uint8Array([0xd1, 0xe4]), "utf-8"),
      "wrong-encoding",
    ],
    ["a picture", () => decodeCsv(new Uint8Array([0x89, 0x50, 0, 0, 0, 0xff, 0, 0])), "not-text"],
    ["nothing", () => decodeCsv(bytes("\uFEFF \n\n")), "empty"],
  ])("refuses %s", async (_, work, problem) => {
    expect(await refusal(work)).toEqual([problem, null]);
  });
});

describe("decodeCsv of a damaged file", () => {
  it("reports the line of a NUL character", async () => {
    expect(await refusal(() => decodeCsv(bytes("DOC_NO\r\n1\n2\u0000\n")))).toEqual(["nul-character", 3]);
  });

  it.each(["<html><body><table>", "\uFEFF<?xml version='1.0'?><Workbook>", " <!DOCTYPE html>"])(
    "recognises a page of HTML or XML: %j",
    async (text) => expect(await refusal(() => decodeCsv(bytes(text)))).toEqual(["web-page", null]),
  );

  it("removes a closing Ctrl-Z", () => {
    expect(decodeCsv(bytes("DOC_NO\n1\n\u001a\r\n")).text).toBe("DOC_NO\n1\n");
  });
});

describe("separatorOf", () => {
  it.each([
    ["sep=;\nDOC_NO,A,B\n1;2", ";"],
    ["SEP=\t\r\nDOC_NO;A;B", "\t"],
    ["DOC_NO,CENTRE\n1;2;3", ","],
    ["\n\nDOC_NO;CENTRE\n1,2,3", ";"],
    ["DOC_NO\tCENTRE", "\t"],
    ['"a,b,c";d', ";"],
    ["DOC_NO", ","],
  ])("returns the separator of %j: %j", (text, separator) => expect(separatorOf(text)).toBe(separator));
});

describe("csvRecords", () => {
  it("counts lines as an editor does, with any line ending", async () => {
    expect(await records("a,b\r\n\r\n1,2\n , \n3,4\r5,6")).toEqual([
      [1, "a", "b"],
      [3, "1", "2"],
      [5, "3", "4"],
      [6, "5", "6"],
    ]);
  });

  it("reports the line on which a record of several lines begins", async () => {
    expect(await records('a,b\n1,"x\ny ""z"""\n2,3\n')).toEqual([
      [1, "a", "b"],
      [2, "1", 'x\ny "z"'],
      [4, "2", "3"],
    ]);
  });

  it("keeps a stray quotation mark within a cell and does not join lines", async () => {
    expect(await records('a;b\n5" nail;1\n2;3;4\n5\n')).toEqual([
      [1, "a", "b"],
      [2, '5" nail', "1"],
      [3, "2", "3", "4"],
      [4, "5"],
    ]);
  });

  it("skips the line that names the separator, and counts it", async () => {
    expect(await records("sep=;\r\na;b,c\n1;2\n")).toEqual([
      [2, "a", "b,c"],
      [3, "1", "2"],
    ]);
  });

  it.each([
    ['a,b\n1,"near the mosque\n2,"Amman"\n3,x\n', 2],
    ['a,b\n1,"x" y\n', 2],
    ['a;b\n"1\n2";"two\nlines"\n3;"x\n4;"y"\n', 5],
    ['a\tb\n1\t"x"y\n', 2],
  ])("refuses %j with the line of the opening mark when text follows the closing one", async (text, line) => {
    expect(await refusal(() => records(text))).toEqual(["stray-quote", line]);
  });

  it("reads doubled quotes, quotes inside unquoted cells, and quoted cells at the end of the file", async () => {
    expect(await records('a,b\n1,"say ""yes"", twice"\r2,5" nail\n3,"""""\n"\n4,"end"')).toEqual([
      [1, "a", "b"],
      [2, "1", 'say "yes", twice'],
      [3, "2", '5" nail'],
      [4, "3", '""'],
      [6, "4", "end"],
    ]);
  });

  it("reports an unclosed quotation mark", async () => {
    expect(await refusal(() => records('a,b\n1,2\n3,"4\n5,6\n'))).toEqual(["open-quote", 3]);
  });

  it("reports a record that is too long", async () => {
    const swallowing = `a,b\n1,"2\n${"3,4\n".repeat(40_000)}`;
    expect(await refusal(() => records(swallowing))).toEqual(["too-long", 2]);
    expect(await refusal(() => records(`a,b\n1,2\n${"x".repeat(200_000)}`))).toEqual(["too-long", 3]);
  });

  it("reads a long file completely, without blocking other work", async () => {
    const lines = Array.from({ length: 60_000 }, (_, nth) => `${nth + 1};${nth % 5}`);
    let turns = 0;
    let reading = true;
    const count = () => {
      turns++;
      if (reading) setImmediate(count);
    };
    setImmediate(count);
    const found = await records(`DOC_NO;CENTRE\n${lines.join("\r\n")}`);
    reading = false;
    expect(found.length).toBe(60_001);
    expect(found.at(-1)).toEqual([60_001, "60000", "4"]);
    expect(turns).toBeGreaterThan(2);
  });
});
