import { describe, expect, it } from "vitest";
import { figuresIn, firstFigures, unknownPlaces, valueOn, withFigures, writeFigure } from "./figures";
import type { FigureName } from "./first-edition/figures";
import { words } from "./words";

const today = (name: FigureName) => valueOn(firstFigures, name, "2026-11-25");
const filled = (text: string) => withFigures(words(text, text), today);

describe("a placeholder of a figure", () => {
  it.each([
    ["{{registration.permanent}}", "36 dinars", "36 دينارًا"],
    ["{{ insurance.declared }}", "1 year", "سنة واحدة"],
    ["{{number insurance.notify}}", "24", "24"],
    ["{{registration.internship.jordanian + registration.permanent}}", "96 dinars", "96 دينارًا"],
    ["{{percent 100 - insurance.imaging}}", "20%", "20%"],
    ["{{number 2000 * insurance.elderly.share / 100}}", "400", "400"],
    ["{{year 2026 + authority.years-without-retirement}}", "2030", "2030"],
    ["{{authority.late.times}}", "One and a half times the usual", "المقدار المعتاد ونصفه"],
    ["{{insurance.ceiling.year}}", "14,000 dinars", "14,000 دينار"],
  ])("%s is replaced by the figure", (place, en, ar) => expect(filled(place)).toEqual({ en, ar }));

  it.each([
    "{{name}}",
    "{{constructor}}",
    "{{dinars 3}}",
    "{{lira registration.permanent}}",
    "{{registration.permanent / 0}}",
    "{{}}",
  ])("%s stays as it is if unknown, and is reported to the author", (place) => {
    expect(filled(place).en).toBe(place);
    expect(unknownPlaces(`a ${place}`)).toHaveLength(place === "{{}}" ? 0 : 1);
  });

  it("is replaced wherever a text may stand, without changing anything else", () => {
    const page = {
      path: "{{registration.permanent}}",
      rows: [[words("{{insurance.grace}}", "س")]],
      file: null,
    };
    expect(withFigures(page, today)).toEqual({ ...page, rows: [[words("30 days", "س")]] });
    expect(figuresIn(JSON.stringify(page))).toEqual(["registration.permanent", "insurance.grace"]);
  });
});

describe("the value of a figure", () => {
  it("is the one in force on the day", () => {
    const values = [
      { value: 60, since: null },
      { value: 70, since: "2027-01-01" },
    ];
    const history = { ...firstFigures, "registration.internship.jordanian": values };
    const on = (day: string) => valueOn(history, "registration.internship.jordanian", day);
    expect([on("2026-12-31"), on("2027-01-01"), on("1999-01-01")]).toEqual([60, 70, 60]);
  });

  it("is formatted with its unit", () => {
    expect(writeFigure("registration.permanent", 36.5)).toEqual(words("36.5 dinars", "36.5 دينار"));
    expect(writeFigure("authority.late.times", 3).en).toBe("3 times the usual");
  });
});
