import { randomBytes } from "node:crypto";
import { describe, expect, it } from "vitest";
import { parseForm } from "~/fields/parse-form";
import { serialOf } from "./serial";
import { CODE_BYTES, codeFrom, codeInput, readCode } from "./verification-code";

describe("a verification code", () => {
  it("has 16 characters in four groups that encode 80 bits", () => {
    expect(codeFrom(new Uint8Array(CODE_BYTES))).toBe("0000-0000-0000-0000");
    expect(codeFrom(new Uint8Array(CODE_BYTES).fill(255))).toBe("ZZZZ-ZZZZ-ZZZZ-ZZZZ");
    expect(codeFrom(Uint8Array.from([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]))).toBe("0410-6105-0R3G-G28A");
    const codes = Array.from({ length: 2000 }, () => codeFrom(randomBytes(CODE_BYTES)));
    expect(new Set(codes).size).toBe(codes.length);
    expect(codes.filter((code) => !/^([0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}$/.test(code))).toEqual(
      [],
    );
    expect(codes.map(readCode)).toEqual(codes);
  });
});

describe("readCode", () => {
  const code = "0A1B-2C3D-4E5F-6G7H";

  it.each([
    ["in small letters", "0a1b-2c3d-4e5f-6g7h"],
    ["without groups", "0A1B2C3D4E5F6G7H"],
    ["with spaces", " 0A1B 2C3D 4E5F 6G7H\n"],
    ["with dashes", "0A1B–2C3D—4E5F−6G7H"],
    ["with O for 0 and I for 1", "OAIB-2C3D-4E5F-6G7H"],
    ["with o for 0 and l for 1", "oAlB-2c3d-4e5f-6g7h"],
    ["in the digits of the local keyboard", "٠A١B-٢C٣D-٤E٥F-٦G٧H"],
    ["in Persian digits", "۰A۱B-۲C۳D-۴E۵F-۶G۷H"],
    ["in wide letters", "０Ａ１Ｂ２Ｃ３Ｄ４Ｅ５Ｆ６Ｇ７Ｈ"],
    ["with the signed facts behind it", "0A1B-2C3D-4E5F-6G7H#1.0oRDoQEn"],
    ["with the signed facts spelled as an address", `0A1B-2C3D-4E5F-6G7H%231.${"x".repeat(400)}`],
    ["with a full stop", "0A1B-2C3D-4E5F-6G7H."],
    ["in brackets", "(0A1B-2C3D-4E5F-6G7H)"],
    ["with a comma and quotation marks", '"0A1B-2C3D-4E5F-6G7H",'],
    ["copied with direction marks", "\u20660A1B-2C3D-4E5F-6G7H\u2069"],
  ])("parses %s", (_, typed) => expect(readCode(typed)).toBe(code));

  it.each([
    "",
    "0A1B",
    "0A1B-2C3D-4E5F-6G7",
    "0A1B-2C3D-4E5F-6G7HH",
    "0A1B-2C3D-4E5F-6G7U",
    "0A1B-2C3D-4E5F-6G7ش",
    "' or 1=1 --",
    "\u0000",
    "\ud800",
    "0".repeat(100_000),
  ])("refuses %.30j", (typed) => expect(readCode(typed)).toBeNull());
});

const check = (...typed: string[]) => {
  const form = new FormData();
  for (const each of typed) form.append("code", each);
  const { value, refuse } = parseForm(form, codeInput);
  return value?.code ?? refuse().error?.code?.[0];
};
const serial = serialOf(2026, 7);

it.each([
  ["a code", ["oa1b 2c3d 4e5f 6g7h"], "0A1B-2C3D-4E5F-6G7H"],
  ["nothing", [""], "certificates:verify.enter-code"],
  ["no field", [], "certificates:verify.enter-code"],
  ["blanks", ["   "], "certificates:verify.enter-code"],
  ["half a code", ["0A1B-2C3D"], "certificates:verify.not-a-code"],
  ["the serial", [serial], "certificates:verify.is-a-serial"],
  ["a mistyped serial", [serial.replace("7", "8")], "certificates:verify.is-a-serial"],
  ["a NUL byte", ["\u0000"], "certificates:verify.not-a-code"],
  ["two codes", ["1", "2"], "sent-twice"],
])("answers %s", (_, typed, answer) => expect(check(...typed)).toBe(answer));
