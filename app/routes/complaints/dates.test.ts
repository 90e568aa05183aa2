import { describe, expect, it } from "vitest";
import { longDay, longMoment, printedMoment } from "./dates";

const late = new Date("2026-01-20T21:30:00Z");

describe("a message's date", () => {
  it("is Amman's, in Arabic with the months of Egypt and Latin digits", () => {
    expect(longDay(late, "ar")).toBe("21 يناير 2026");
    expect(longDay(late, "en")).toBe("21 January 2026");
    expect(longMoment(late, "ar")).toContain("21 يناير 2026");
    expect(longMoment(late, "ar")).toContain("12:30");
    expect(longMoment(late, "en")).toContain("21 January 2026");
  });

  it("bears both names of its month on paper", () => {
    expect(printedMoment(late, "ar")).toContain("21 كانون الثاني (يناير) 2026");
    expect(printedMoment(late, "en")).toContain("21 January 2026");
  });
});
