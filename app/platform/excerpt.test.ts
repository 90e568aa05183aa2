import { describe, expect, it } from "vitest";
import { excerpt } from "./excerpt";

describe("excerpt", () => {
  it("returns a short text completely, on one line", () => {
    expect(excerpt("  One\n\ntwo  three ")).toBe("One two three");
  });

  it("ends after a word, without its comma", () => {
    expect(excerpt("The council met, and decided", 18)).toBe("The council met…");
    expect(excerpt("اجتمع المجلس، وقرر ما يلي", 14)).toBe("اجتمع المجلس…");
  });

  it("cuts a text without spaces, never within a character", () => {
    expect(excerpt("x".repeat(400))).toHaveLength(111);
    expect(excerpt("🎓".repeat(50), 9)).toBe(`${"🎓".repeat(9)}…`);
  });
});
