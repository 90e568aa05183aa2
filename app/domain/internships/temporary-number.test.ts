import { randomInt } from "node:crypto";
import { describe, expect, it } from "vitest";
import { CROCKFORD_ALPHABET } from "~/domain/codes/crockford";
import { makeTemporaryNumber, readTemporaryNumber } from "./temporary-number";

const numbers = Array.from({ length: 200 }, () => makeTemporaryNumber(randomInt));

describe("a temporary number", () => {
  it("has ten characters in three groups, and is parsed as written", () => {
    for (const number of numbers) {
      expect(number).toMatch(/^[0-9A-HJKMNP-TV-Z]{3}-[0-9A-HJKMNP-TV-Z]{3}-[0-9A-HJKMNP-TV-Z]{4}$/);
      expect(readTemporaryNumber(number)).toBe(number);
    }
    expect(new Set(numbers).size).toBe(numbers.length);
  });

  it("detects one wrong character and two swapped neighbours", () => {
    for (const number of numbers.slice(0, 20)) {
      const signs = number.replaceAll("-", "");
      const mistyped = [...signs].flatMap((sign, index) =>
        [...CROCKFORD_ALPHABET]
          .filter((other) => other !== sign)
          .map((other) => signs.slice(0, index) + other + signs.slice(index + 1)),
      );
      const swapped = [...signs.slice(1)]
        .map((sign, index) => signs.slice(0, index) + sign + signs[index] + signs.slice(index + 2))
        .filter((other) => other !== signs);
      expect([...mistyped, ...swapped].filter(readTemporaryNumber)).toEqual([]);
    }
  });

  const number = makeTemporaryNumber((below) => (below > 5 ? 1 : 0));

  it.each([
    ["in small letters", number.toLowerCase()],
    ["without groups", number.replaceAll("-", "")],
    ["with spaces", ` ${number.replaceAll("-", " ")}\n`],
    ["with l for 1", number.replaceAll("1", "l")],
    ["in the digits of the local keyboard", number.replaceAll("1", "١")],
    ["copied with direction marks", `\u2066${number}\u2069`],
  ])("is parsed %s", (_, typed) => expect(readTemporaryNumber(typed)).toBe(number));

  it.each(["", "K7M", "000-000-0001", "1".repeat(100_000), "رقم", "' or 1=1"])("is none: %.20j", (typed) => {
    expect(readTemporaryNumber(typed)).toBeNull();
  });
});
