import { describe, expect, it } from "vitest";
import { type Language, passages } from "./passages";

const spoken = (text: string, language: Language) =>
  passages(text, language).map((each) => `${each.language} ${text.slice(each.start, each.end)}`);

describe("the passages of a text", () => {
  it("are one where it is all in one script", () => {
    expect(spoken("رسوم التسجيل (14/2015)", "ar")).toEqual(["ar رسوم التسجيل (14/2015)"]);
    expect(spoken("Registration fees, 2026", "en")).toEqual(["en Registration fees, 2026"]);
  });

  it("part Arabic words from an English sentence", () => {
    expect(spoken("Dr رنا حداد, member", "en")).toEqual(["en Dr ", "ar رنا حداد", "en , member"]);
  });

  it("part English words from an Arabic sentence, with what stands between them", () => {
    expect(spoken("بطاقات (Visa, MasterCard) الذكية", "ar")).toEqual([
      "ar بطاقات (",
      "en Visa, MasterCard",
      "ar ) الذكية",
    ]);
  });

  it("keep a code and an address whole", () => {
    expect(spoken("الرمز 2K-7QF-93 على https://association.example/verify/K7QF-00 فقط", "ar")).toEqual([
      "ar الرمز ",
      "en 2K-7QF-93",
      "ar  على ",
      "en https://association.example/verify/K7QF-00",
      "ar  فقط",
    ]);
  });

  it("leave figures in the language around them", () => {
    expect(spoken("14/2015", "ar")).toEqual(["ar 14/2015"]);
    expect(spoken("", "en")).toEqual([]);
  });
});
