import { describe, expect, it } from "vitest";
import { inLanguage } from "./languages";

describe("inLanguage", () => {
  it.each([
    [
      { ar: " خبر ", en: "News" },
      { value: "خبر", lang: "ar" },
    ],
    [
      { ar: "", en: "News" },
      { value: "News", lang: "en" },
    ],
    [
      { ar: null, en: "News" },
      { value: "News", lang: "en" },
    ],
    [
      { ar: " \n\u00a0", en: "News" },
      { value: "News", lang: "en" },
    ],
    [{}, { value: "", lang: "en" }],
  ] as const)("shows %j as %j to an Arabic reader", (texts, expected) => {
    expect(inLanguage("ar", texts)).toEqual(expected);
  });
});
