import { describe, expect, it } from "vitest";
import { sentence } from "~/i18n";
import { alreadyMarked } from "./marks";

const mark = {
  at: "2026-11-21T07:42:00.000Z",
  by: { id: "b", username: "COMP2", fullName: "" },
  centre: { code: 2, ar: "إربد", en: "Irbid" },
  desk: "3",
};
const letterText = (changes: Partial<typeof mark>, today: string, language: "ar" | "en") => {
  const { key, params } = alreadyMarked({ ...mark, ...changes } as typeof mark, today, language);
  return sentence(language, key, params);
};

describe("alreadyMarked", () => {
  it("names the time, the centre, the desk and the clerk", () => {
    expect(letterText({}, "2026-11-21", "en")).toBe("Already marked at 10:42, Irbid, desk 3, by COMP2.");
    expect(letterText({}, "2026-11-21", "ar")).toBe(
      "سُجّل الاقتراع مسبقًا الساعة 10:42 في مركز \u2068إربد\u2069، المكتب \u20683\u2069، المستخدم \u2068COMP2\u2069.",
    );
  });

  it("names the day if it was another one", () => {
    expect(letterText({}, "2026-11-22", "en")).toMatch(/^Already marked on 21 November 2026.* 10:42, Irbid/);
  });

  it("leaves out unknown facts, and gives a clerk's full name", () => {
    const by = { id: "b", username: "COMP2", fullName: "Rana Haddad" };
    const bare = { centre: null, desk: null, by } as never;
    expect(letterText(bare, "2026-11-21", "en")).toBe("Already marked at 10:42, by Rana Haddad (COMP2).");
  });
});
