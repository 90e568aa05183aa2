import { describe, expect, it } from "vitest";
import { CROCKFORD_ALPHABET, parseCharacters, randomCharacters } from "./crockford";

const SPACES = /\s/g;

describe("the code alphabet", () => {
  it("has 32 characters without look-alikes", () => {
    expect(new Set(CROCKFORD_ALPHABET).size).toBe(32);
    expect(CROCKFORD_ALPHABET).not.toMatch(/[ILOU]/);
  });

  it("is drawn from character by character", () => {
    const picks = [0, 31, 10];
    expect(randomCharacters(3, () => picks.shift()!)).toBe("0ZA");
  });

  it.each([
    ["0ZA1", "0ZA1"],
    ["0za1", "0ZA1"],
    ["OZAI", "0ZA1"],
    ["ozal", "0ZA1"],
    ["٠Z A۱", "0ZA1"],
    ["\u20660ZA1\u2069.", "0ZA1"],
    ["«0ZA1»،", "0ZA1"],
  ])("is parsed from %s", (typed, signs) => expect(parseCharacters(typed, 4, SPACES)).toBe(signs));

  it.each(["", "0ZA", "0ZA11", "0ZAU", "0-A1", "0Zأ1"])("are not read from %j", (typed) => {
    expect(parseCharacters(typed, 4, SPACES)).toBeNull();
  });
});
