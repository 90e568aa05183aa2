import { describe, expect, it } from "vitest";
import { parseDay, parseTime } from "./checks";
import { day, digits, line, paragraphs, time } from "./field-schemas";

const codes = (result: { success: boolean; error?: { issues: { message: string }[] } }) =>
  result.error?.issues.map((issue) => issue.message) ?? [];

describe("line", () => {
  it("keeps emoji and other scripts, trims and normalises", () => {
    expect(line(20).parse("  مؤتمر 🎓 e\u0301  ")).toBe("مؤتمر 🎓 é");
  });

  it.each([
    [undefined, "required"],
    ["   ", "required"],
    ["x".repeat(21), "too-long"],
    ["a\u0000b", "unreadable"],
    ["a\nb", "unreadable"],
    ["\ud800", "unreadable"],
    [["a", "b"], "sent-twice"],
  ])("refuses %j as %s", (value, code) => {
    expect(codes(line(20).safeParse(value))).toContain(code);
  });
});

describe("paragraphs", () => {
  it("keeps line breaks as \\n", () => {
    expect(paragraphs(50).parse("a\r\nb\rc")).toBe("a\nb\nc");
  });
});

describe("digits", () => {
  it.each(["12345", "١٢٣٤٥", "۱۲۳۴۵", " 12 345 "])("reads %s", (written) => {
    expect(digits(1, 9).parse(written)).toBe("12345");
  });

  it("refuses letters with the given code", () => {
    expect(codes(digits(1, 9, "number-must-be-numeric").safeParse("12a"))).toEqual([
      "number-must-be-numeric",
    ]);
  });
});

describe("days", () => {
  it.each(["2024-02-29", "29/2/2024", "29.02.2024", "٢٩/٠٢/٢٠٢٤", "۲۹-۰۲-۲۰۲۴"])("reads %s", (written) => {
    expect(parseDay(written)).toBe("2024-02-29");
  });

  it.each(["2023-02-29", "31/04/2024", "", "soon", "0000-01-01", "99999-01-01"])(
    "does not read %j",
    (written) => {
      expect(parseDay(written)).toBeNull();
      expect(day().safeParse(written).success).toBe(false);
    },
  );
});

describe("times of day", () => {
  it.each([
    ["8:05", "08:05"],
    ["٢٣.٥٩", "23:59"],
    [" 00:00 ", "00:00"],
    ["8", null],
    ["12:60", null],
    ["8:5", null],
  ])("parses %j as %j", (written, found) => expect(parseTime(written)).toBe(found));

  it("distinguish a missing time from an invalid one", () => {
    expect(codes(time().safeParse("24:00"))).toEqual(["not-a-time"]);
    expect(codes(time().safeParse(" "))).toEqual(["required"]);
    expect(codes(time().safeParse(undefined))).toEqual(["required"]);
  });
});
