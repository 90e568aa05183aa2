import { expect, it } from "vitest";
import { titledName } from "./titled-name";

const both = { ar: "أحمد سالم", en: "Ahmad Salem" };

it.each([
  [both, "ar", "د. أحمد سالم", "ar"],
  [both, "en", "Dr. Ahmad Salem", "en"],
  [{ ar: "أحمد سالم", en: "" }, "en", "د. أحمد سالم", "ar"],
] as const)("titles %j for a reader of %s", (names, language, value, lang) => {
  expect(titledName(names, language)).toEqual({ value, lang });
});
