import { describe, expect, it } from "vitest";
import { isolated } from "./printable-text";
import { breakLines } from "./typeset.server";

const broken = (text: string, width: number) =>
  breakLines(text, (start, end) => text.slice(start, end).replace(/[\u2066-\u2069]/g, "").length, width).map(
    ({ start, end }) => text.slice(start, end),
  );

describe("breakLines", () => {
  it("breaks between words and keeps every character", () => {
    expect(broken("one two three four", 9)).toEqual(["one two ", "three ", "four"]);
  });

  it("ignores spaces at line ends", () => {
    expect(broken("one two", 3)).toEqual(["one ", "two"]);
  });

  it("keeps an isolated number together", () => {
    const phone = isolated("+962 6 500 0000");
    expect(broken(`call ${phone} now`, 16)).toEqual(["call ", `${phone} `, "now"]);
  });

  it("breaks a word that is wider than a line", () => {
    expect(broken("a bcdefgh i", 3)).toEqual(["a ", "bcd", "efg", "h i"]);
  });

  it("returns nothing for an empty text", () => {
    expect(broken("", 10)).toEqual([]);
  });

  it("terminates even if nothing fits", () => {
    expect(broken("ab", 0)).toEqual(["a", "b"]);
  });
});
