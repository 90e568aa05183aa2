import { describe, expect, it } from "vitest";
import { bare, isolated, printable } from "./printable-text";

describe("printable", () => {
  it("removes vowel marks", () => {
    expect(printable("قَسَمُ الطَّبيبِ في عمّان")).toBe("قسم الطبيب في عمان");
  });

  it("composes hamzas into single letters", () => {
    expect(printable("ا\u0654طباء")).toBe("أطباء");
  });

  it("replaces presentation forms with letters", () => {
    expect(printable("\ufee3\ufea4\ufee4\ufeaa")).toBe("محمد");
  });

  it("removes control characters", () => {
    expect(printable("a\u0000b\u200fc\u00add\ufeff\u202ee")).toBe("abcde");
  });

  it("joins lines and keeps non-breaking spaces", () => {
    expect(printable("  a\n\tb  c\u00a0d ")).toBe("a b c\u00a0d");
  });

  it("keeps isolates, and isolates numbers with signs between them", () => {
    expect(printable(isolated("x"))).toBe(isolated("x"));
    expect(printable("في 8:30–16:00.")).toBe(`في ${isolated("8:30–16:00")}.`);
    expect(printable("100 ثم 2.")).toBe("100 ثم 2.");
  });

  it.each(["767-5TM-WYMR", "A12-34-5B", "5T-12-34"])("leaves the code %s in one piece", (code) => {
    expect(printable(`الرقم ${code} هنا`)).toBe(`الرقم ${code} هنا`);
  });

  it("can remove all isolates", () => {
    expect(bare("في\u2066 2026-11-20 \u202eثم")).toBe("في 2026-11-20 ثم");
  });
});
