import { describe, expect, it } from "vitest";
import { drawResumeCode, readResumeCode } from "./resume-code.server";

const picks = (...numbers: number[]) => {
  const left = [...numbers];
  return () => left.shift()!;
};

describe("a resume code", () => {
  it("has ten characters in groups that can be read out", () => {
    expect(drawResumeCode(picks(19, 7, 20, 4, 23, 29, 9, 24, 2, 26))).toBe("K7M4-QX9R-2T");
    expect(drawResumeCode(() => 0)).toBe("0000-0000-00");
    expect(drawResumeCode(() => 31)).toBe("ZZZZ-ZZZZ-ZZ");
  });

  it.each([
    "K7M4-QX9R-2T",
    "k7m4qx9r2t",
    " K7M4 QX9R 2T ",
    "K7M4QX9R-2T",
    "K٧M٤-QX٩R-٢T",
    "k۷m۴‑qx۹r–۲t",
    "\u2068K7M4-QX9R-2T\u2069",
    "\u200eK7M4\u2212QX9R\u20142T",
    "Ｋ７Ｍ４－ＱＸ９Ｒ－２Ｔ",
  ])("is parsed from %j", (typed) => expect(readResumeCode(typed)).toBe("K7M4-QX9R-2T"));

  it("reads O as 0, I and L as 1", () => {
    expect(readResumeCode("OIL0-1oil-00")).toBe("0110-1011-00");
  });

  it.each([
    "",
    "K7M4-QX9R-2",
    "K7M4-QX9R-2T7",
    "K7M4-QX9R-2U",
    "K7M4.QX9R.2T",
    "ك7M4-QX9R-2T",
    `${" ".repeat(100)}K7M4QX9R2T`,
  ])("is refused for %j", (typed) => expect(readResumeCode(typed)).toBeNull());
});
