import { describe, expect, it } from "vitest";
import { longDay, longMoment } from "./dates";

const late = new Date("2026-01-20T21:30:00Z");

describe("the date of a message", () => {
  it("is in Amman's time, in Arabic with Egyptian month names and Latin digits", () => {
    expect(longDay(late, "ar")).toBe("21 يناير 2026");
    expect(longDay(late, "en")).toBe("21 January 2026");
    expect(longMoment(late, "ar")).toBe("21 يناير 2026 في 00:30");
    expect(longMoment(late, "en")).toBe("21 January 2026 at 00:30");
  });
});
