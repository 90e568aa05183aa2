import { describe, expect, it } from "vitest";
import { objectionLetter } from "./elections";

const decided = {
  accepted: true,
  about: "wrong-centre" as const,
  note: null,
  names: { nameAr: "رنا حداد", nameEn: "Rana Haddad" },
  election: { ar: "انتخابات المجلس", en: "Council election" },
  centre: { ar: "إربد", en: "Irbid" },
};

describe("the email about an objection to the roll", () => {
  it("reports the decision in both languages, with the new centre if it changed", () => {
    const { text } = objectionLetter(decided);
    for (const part of ["Council election", "انتخابات المجلس", "Irbid", "إربد"]) expect(text).toContain(part);
    expect(text).toContain("We accepted your objection");
  });

  it("names no centre if it did not change, and quotes the note", () => {
    const { text } = objectionLetter({ ...decided, accepted: false, centre: null, note: "on the roll" });
    expect(text).toContain("did not accept");
    expect(text).not.toContain("from now on");
    expect(text.split("on the roll")).toHaveLength(3);
  });
});
