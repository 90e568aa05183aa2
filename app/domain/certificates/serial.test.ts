import { describe, expect, it } from "vitest";
import { readSerial, serialOf } from "./serial";

const serials = Array.from({ length: 200 }, (_, nth) => serialOf(2026 + (nth % 3), nth * 4999 + 1));
const isRead = (typed: string) => "serial" in readSerial(typed);
const digits = [..."0123456789"];

describe("a serial", () => {
  it("consists of the year, the number and a check digit", () => {
    expect(serialOf(2026, 1)).toMatch(/^2026-000001-\d$/);
    expect(serialOf(2026, 1_234_567)).toMatch(/^2026-1234567-\d$/);
    expect(new Set(serials).size).toBe(serials.length);
  });

  it("is parsed as written", () => {
    expect(serials.map(readSerial)).toEqual(serials.map((serial) => ({ serial })));
  });

  it("detects every single wrong digit", () => {
    for (const serial of serials) {
      for (const [index, right] of [...serial].entries()) {
        if (right === "-") continue;
        const wrong = digits.filter((digit) => digit !== right);
        const typed = wrong.map((digit) => serial.slice(0, index) + digit + serial.slice(index + 1));
        expect(typed.filter(isRead)).toEqual([]);
      }
    }
  });

  it("detects every swap of two neighbouring digits", () => {
    for (const serial of serials) {
      const plain = serial.replaceAll("-", "");
      for (let index = 1; index < plain.length; index++) {
        const swapped = plain.slice(0, index - 1) + plain[index] + plain[index - 1] + plain.slice(index + 1);
        expect([swapped, swapped !== plain && isRead(swapped)]).toEqual([swapped, false]);
      }
    }
  });
});

describe("readSerial", () => {
  const serial = serialOf(2026, 321);

  it.each([
    ["without hyphens", serial.replaceAll("-", "")],
    ["with spaces", ` ${serial.replaceAll("-", " ")} `],
    ["with dashes", serial.replaceAll("-", "–")],
    ["copied with direction marks", `\u2066${serial}\u2069`],
    ["in the digits of the local keyboard", serial.replace(/\d/g, (digit) => "٠١٢٣٤٥٦٧٨٩"[Number(digit)]!)],
    ["in Persian digits", serial.replace(/\d/g, (digit) => "۰۱۲۳۴۵۶۷۸۹"[Number(digit)]!)],
  ])("parses %s", (_, typed) => expect(readSerial(typed)).toEqual({ serial }));

  it.each(["", "10001", "2026", "2026-123", `${serial}\u0000`, "abcd-000001-1", "9".repeat(100_000)])(
    "is no serial: %.20j",
    (typed) => expect(readSerial(typed)).toEqual({ problem: "not-a-serial" }),
  );
});
