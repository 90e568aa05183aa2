import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { retryTimeText } from "./refused-attempt.server";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"] });
  vi.setSystemTime("2026-11-28T08:00:00Z");
});
afterEach(() => {
  vi.useRealTimers();
});

describe("retryTimeText", () => {
  it("shows only the time on the same day in Amman", () => {
    expect(retryTimeText(new Date("2026-11-28T20:30:00Z"), "en")).toBe("23:30");
  });

  it("includes the date if the limit ends on another day", () => {
    const until = new Date("2026-11-29T08:00:00Z");
    expect(retryTimeText(until, "en")).toMatch(/^11:00 on .*29 November 2026$/);
    expect(retryTimeText(until, "ar")).toBe("11:00 يوم 29 تشرين الثاني 2026");
  });
});
