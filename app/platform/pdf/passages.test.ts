import { describe, expect, it } from "vitest";
import { type Language, passages } from "./passages";

const spoken = (text: string, language: Language) =>
  passages(text, language).map((each) => `${each.language} ${text.slice(each.start, each.end)}`);

describe("passages", () => {
  it("returns one passage for a text in one script", () => {
    expect(spoken("رسوم التسجيل (14/2015)", "ar")).toEqual(["ar رسوم التسجيل (14/2015)"]);
    expect(spoken("Registration fees, 2026", "en")).toEqual(["en Registration fees, 2026"]);
  });

  it("separates Arabic words in an English sentence", () => {
    expect(spoken("Dr رنا حداد, member", "en")).toEqual(["en Dr ", "ar رنا حداد", "en , member"]);
  });

  it("separates English words in an Arabic sentence, with what is between them", () => {
    expect(spoken("بطاقات (Visa, MasterCard) الذكية", "ar")).toEqual([
      "ar بطاقات (",
      "en Visa, MasterCard",
      "ar ) الذكية",
    ]);
  });

  it("keeps codes and addresses together", () => {
    expect(spoken("الرمز 2K-7QF-93 على https://association.example/verify/K7QF-00 فقط", "ar")).toEqual([
      "ar الرمز ",
      "en 2K-7QF-93",
      "ar  على ",
      "en https://association.example/verify/K7QF-00",
      "ar  فقط",
    ]);
  });

  it("assigns numbers to the surrounding language", () => {
    expect(spoken("14/2015", "ar")).toEqual(["ar 14/2015"]);
    expect(spoken("", "en")).toEqual([]);
  });
});
