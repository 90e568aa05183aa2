import { describe, expect, it } from "vitest";
import { isolated } from "./printable-text";
import { breakLines } from "./typeset.server";

const broken = (text: string, width: number) =>
  breakLines(text, (start, end) => text.slice(start, end).replace(/[\u2066-\u2069]/g, "").length, width).map(
    ({ start, end }) => text.slice(start, end),
  );

describe("lines", () => {
  it("break between words and keep every sign", () => {
    expect(broken("one two three four", 9)).toEqual(["one two ", "three ", "four"]);
  });

  it("count no space at their end", () => {
    expect(broken("one two", 3)).toEqual(["one ", "two"]);
  });

  it("keep an isolated number in one piece", () => {
    const phone = isolated("+962 6 500 0000");
    expect(broken(`call ${phone} now`, 16)).toEqual(["call ", `${phone} `, "now"]);
  });

  it("break a word that is wider than a line, and go on behind it", () => {
    expect(broken("a bcdefgh i", 3)).toEqual(["a ", "bcd", "efg", "h i"]);
  });

  it("are none for no text", () => {
    expect(broken("", 10)).toEqual([]);
  });

  it("end even where nothing fits", () => {
    expect(broken("ab", 0)).toEqual(["a", "b"]);
  });
});
