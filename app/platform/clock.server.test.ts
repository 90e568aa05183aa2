import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { now, secondsUntil, today } from "./clock.server";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"] });
});
afterEach(() => {
  vi.useRealTimers();
});

describe("the clock", () => {
  it.each([
    ["2026-11-21T20:59:59.999Z", "2026-11-21"],
    ["2026-11-21T21:00:00.000Z", "2026-11-22"],
    ["2026-12-31T21:30:00.000Z", "2027-01-01"],
    ["2027-01-01T00:30:00.000Z", "2027-01-01"],
  ])("at %s returns the day %s in Amman", (at, day) => {
    vi.setSystemTime(new Date(at));
    expect(now().toISOString()).toBe(at);
    expect(today()).toBe(day);
  });

  it("counts whole seconds until a moment, at least one", () => {
    vi.setSystemTime(new Date("2026-11-21T10:00:00Z"));
    expect(secondsUntil(new Date("2026-11-21T10:00:01.001Z"))).toBe(2);
    expect(secondsUntil(new Date("2026-11-21T09:00:00Z"))).toBe(1);
  });
});
