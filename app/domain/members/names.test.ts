import { describe, expect, it } from "vitest";
import { parseForm } from "~/fields/parse-form";
import { namesInput, titledName } from "./names";

const good = { DOC_NAME_A: "رنا سامي حداد", DOC_NAME_E: "Rana Sami Haddad" };

function read(changed: Partial<typeof good>) {
  const form = new FormData();
  for (const [field, value] of Object.entries({ ...good, ...changed })) form.append(field, value);
  const { value, refuse } = parseForm(form, namesInput);
  return value ?? refuse().error;
}

describe("a member's names", () => {
  it.each([
    ["DOC_NAME_A", "  رنا   سامي ", "رنا سامي"],
    ["DOC_NAME_A", "عبد الرحـــمن أَبُو زَيْد", "عبد الرحمن أَبُو زَيْد"],
    ["DOC_NAME_A", "\u200fآلاء الـ-مصري", "آلاء ال-مصري"],
    ["DOC_NAME_A", "گلناز پور", "گلناز پور"],
    ["DOC_NAME_A", "د. ﻣﺤﻤﺪ سامي", "محمد سامي"],
    ["DOC_NAME_E", "Dr. Rana Haddad", "Rana Haddad"],
    ["DOC_NAME_E", "Rana Al-Masri O’Neill", "Rana Al-Masri O'Neill"],
  ])("normalise %s %j to %j", (field, typed, kept) => {
    expect(read({ [field]: typed })).toEqual({ ...good, [field]: kept });
  });

  it.each([
    ["DOC_NAME_A", "", "record:errors.required"],
    ["DOC_NAME_A", "Rana", "names:errors.arabic"],
    ["DOC_NAME_A", "رنا ٢", "names:errors.arabic"],
    ["DOC_NAME_A", "رنا، سامي", "names:errors.arabic"],
    ["DOC_NAME_A", "--", "names:errors.arabic"],
    ["DOC_NAME_A", "رنا\u0000", "names:errors.arabic"],
    ["DOC_NAME_E", "رنا", "names:errors.english"],
    ["DOC_NAME_E", "Rana 2", "names:errors.english"],
    ["DOC_NAME_E", "<b>Rana</b>", "names:errors.english"],
    ["DOC_NAME_E", "x".repeat(121), "too-long"],
  ])("refuse %s %.30j as %s", (field, typed, code) => {
    expect(read({ [field]: typed })).toEqual({ [field]: [code] });
  });
});

const both = { ar: "أحمد سالم", en: "Ahmad Salem" };

it.each([
  [both, "ar", "د. أحمد سالم", "ar"],
  [both, "en", "Dr. Ahmad Salem", "en"],
  [{ ar: "د. أحمد سالم", en: "Dr. Ahmad Salem" }, "ar", "د. أحمد سالم", "ar"],
  [{ ar: "د. أحمد سالم", en: "Dr Ahmad Salem" }, "en", "Dr. Ahmad Salem", "en"],
  [{ ar: "أحمد سالم", en: "" }, "en", "د. أحمد سالم", "ar"],
] as const)("have the title %j for a reader of %s", (names, language, value, lang) => {
  expect(titledName(names, language)).toEqual({ value, lang });
});
