import { describe, expect, it } from "vitest";
import { cleanPassword, cleanText, findRefusedCharacter } from "./clean-text";

describe("cleanText", () => {
  it.each([
    ["Word's line break", "one\u000btwo", "one\ntwo"],
    ["a PDF's page break", "one\u000ctwo", "one\ntwo"],
    ["every kind of line end", "a\r\nb\rc\u2028d\u2029e\u0085f", "a\nb\nc\nd\ne\nf"],
    ["control characters", "a\u0002b\u0007c\u001bd\u009fe", "abcde"],
    ["a direction override", "\u202eevil\u202c", "evil"],
    ["a byte order mark and a zero-width space", "\ufeffAh\u200bmad", "Ahmad"],
    ["joiners around a number", "\u200d10001\u200c", "10001"],
  ])("removes or replaces %s", (_, typed, cleaned) => expect(cleanText(typed)).toBe(cleaned));

  it.each([
    ["tabs and line breaks", "a\tb\nc"],
    ["a Persian joiner", "می\u200cخواهم"],
    ["joined emoji", "👩\u200d⚕️"],
    ["the isolates of the association's own texts", "من \u20668:30\u2069"],
    ["a direction mark inside a text", "سعر 5\u200f دنانير"],
    ["NUL, which the field refuses by name", "a\0b"],
  ])("keeps %s", (_, typed) => expect(cleanText(typed)).toBe(typed));
});

describe("cleanPassword", () => {
  it.each([
    ["\u206620260001\u2069", "20260001"],
    ["\u200f٢٠٢٦٠٠٠١\u200e", "٢٠٢٦٠٠٠١"],
    ["p\u200bword", "p\u200bword"],
    ["a\u0007b", "a\u0007b"],
  ])("converts %j to %j", (typed, cleaned) => expect(cleanPassword(typed)).toBe(cleaned));
});

describe("findRefusedCharacter", () => {
  it("names the character and its position, counting an emoji as one", () => {
    expect(findRefusedCharacter("a🎓\0b")).toEqual({ name: "U+0000", position: 3 });
    expect(findRefusedCharacter("a\ud800")).toEqual({ name: "U+D800", position: 2 });
  });

  it("returns null for a text that can be stored", () =>
    expect(findRefusedCharacter("د. رنا\n🎓")).toBeNull());
});
