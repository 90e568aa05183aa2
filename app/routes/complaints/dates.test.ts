import { describe, expect, it } from "vitest";
import { longDay, longMoment } from "./dates";

const late = new Date("2026-01-20T21:30:00Z");

describe("a message's date", () => {
  it("is Amman's, in Arabic with the months of Egypt and Latin digits", () => {
    expect(longDay(late, "ar")).toBe("21 يناير 2026");
    expect(longDay(late, "en")).toBe("21 January 2026");
    expect(longMoment(late, "ar")).toBe("21 يناير 2026 في 00:30");
    expect(longMoment(late, "en")).toBe("21 January 2026 at 00:30");
  });
});
