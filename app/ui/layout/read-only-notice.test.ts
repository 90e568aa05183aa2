import { describe, expect, it } from "vitest";
import { readOnlyFacts } from "./read-only-notice";

const now = new Date("2026-11-22T12:00:00Z");
const noticeText = (until: string | null, language: "ar" | "en" = "en") =>
  readOnlyFacts({ reason: "maintenance", until }, now, language).until;

describe("the end of read-only mode", () => {
  it.each([
    ["2026-11-22T15:00:00Z", { at: "18:00", isToday: true }],
    ["2026-11-22T20:59:00Z", { at: "23:59", isToday: true }],
    ["2026-11-22T21:00:00Z", { at: "23 November 2026 at 00:00", isToday: false }],
    ["2026-11-22T11:00:00Z", null],
    [null, null],
  ])("at %s is shown as %j", (until, expected) => expect(noticeText(until)).toEqual(expected));
});

describe("the staff's message", () => {
  it("is shown in the reader's language, or in the other one", () => {
    const message = { ar: "نرقّي الخادم", en: "" };
    const read = (language: "ar" | "en") =>
      readOnlyFacts({ reason: "maintenance", message }, now, language).message;
    expect(read("ar")).toEqual({ value: "نرقّي الخادم", lang: "ar" });
    expect(read("en")).toEqual({ value: "نرقّي الخادم", lang: "ar" });
  });
});
