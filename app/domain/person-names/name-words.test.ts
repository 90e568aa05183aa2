import { describe, expect, it } from "vitest";
import { latinCompoundParts, parseTypedName, spellingKey } from "./name-words";

describe("parseTypedName", () => {
  it.each([
    ["د. أحمد المصري", ["احمد", "المصري"], []],
    ["الدكتورة رنا", ["رنا"], []],
    ["وليد د. الخصاونة", ["وليد", "الخصاونه"], [{ letter: "د", after: 1 }]],
    ["W. Khasawneh", ["khasawneh"], [{ letter: "w", after: 0 }]],
    ["Khasawn*", ["khasawn"], []],
    ["و", ["و"], []],
    ["Dr", ["dr"], []],
    ["", [], []],
  ])("parses %j into the words %j and the initials %j", (typed, words, initials) => {
    expect(parseTypedName(typed)).toEqual({ words, initials });
  });
});

describe("spellingKey", () => {
  it.each([
    ["müller", "muller"],
    ["łukasz", "lukasz"],
    ["المصري", "مصري"],
    ["almasri", "masri"],
    ["ali", "ali"],
  ])("turns %j into %j", (word, key) => {
    expect(spellingKey(word)).toBe(key);
  });
});

describe("latinCompoundParts", () => {
  it.each([
    ["abdulrahman", ["عبد", "rahman"]],
    ["abuzaid", ["ابو", "zaid"]],
    ["salahuddin", ["salah", "الدين"]],
    ["mahmoud", null],
  ])("divides %j into %j", (word, parts) => {
    expect(latinCompoundParts(word)).toEqual(parts);
  });
});
