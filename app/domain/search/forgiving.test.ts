import { describe, expect, it } from "vitest";
import { wordsOf } from "~/fields/search-query";
import { forgiven, isOneEditApart, vocabularyOf } from "./forgiving";

const vocabulary = vocabularyOf([
  "Health insurance fund. Insurance claims",
  "صندوق التأمين الصحي والتقاعد",
  "Registration requirements 2026",
]);
const meant = (q: string) => forgiven(wordsOf(q), vocabulary)?.join(" ") ?? null;

describe("isOneEditApart", () => {
  it.each([
    ["insurance", "insurence", true],
    ["insurance", "insurnce", true],
    ["insurance", "insurrance", true],
    ["insurance", "inusrance", true],
    ["insurance", "insurance", false],
    ["insurance", "inzurence", false],
    ["fund", "fun", true],
    ["fund", "fo", false],
    ["ab", "ba", true],
  ])("compares %s with %s: %s", (one, other, apart) => {
    expect([isOneEditApart(one, other), isOneEditApart(other, one)]).toEqual([apart, apart]);
  });
});

describe("the corrected search word", () => {
  it.each([
    ["insurence", "insurance"],
    ["helth insurence", "health insurance"],
    ["تامبن", "تامين"],
    ["صندوف التأمين", "صندوق التامين"],
    ["تقاغد", "تقاعد"],
    ["regisration", "registration"],
    ["regiztr", "registr"],
    ["insur", null],
    ["insurance", null],
    ["insurence zebra", null],
    ["funb", "fund"],
    ["fnb", null],
    ["", null],
  ])("for %j is %j", (q, words) => expect(meant(q)).toBe(words));
});
