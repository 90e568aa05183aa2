import { describe, expect, it } from "vitest";
import { compareTexts, compareVersions } from "./compare";

const marked = (before: string, after: string) =>
  compareTexts(before, after)
    .map(({ text, change }) => (change === "added" ? `+${text}+` : change === "removed" ? `-${text}-` : text))
    .join("");

describe("compareTexts", () => {
  it.each([
    ["The fee is 70 dinars.", "The fee is 80 dinars.", "The fee is -70-+80+ dinars."],
    ["رسم التسجيل سبعون دينارًا", "رسم التسجيل ثمانون دينارًا", "رسم التسجيل -سبعون-+ثمانون+ دينارًا"],
    ["", "New", "+New+"],
    ["same", "same", "same"],
  ])("%j and %j differ by words", (before, after, marks) => expect(marked(before, after)).toBe(marks));
});

describe("compareVersions", () => {
  it("lists the changed fields in the form's order", () => {
    const names = ["name_ar", "name_en", "order", "photo"];
    const before = { name_en: "A", order: "1", photo: { photoName: "old.jpg" } };
    const after = { name_ar: "أ", name_en: "A", order: "1", photo: { photoName: "new.jpg" } };
    const compared = compareVersions(names, before, after);
    expect(compared.map(({ name }) => name)).toEqual(["name_ar", "photo"]);
    expect(compared[1]!.parts.map(({ text }) => text)).toContain("old.jpg");
  });
});
