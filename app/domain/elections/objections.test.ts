import { describe, expect, it } from "vitest";
import { areObjectionsOpen } from "./objections";

const objectionsUntil = new Date("2026-11-28T21:00:00Z");

describe("objections to the roll", () => {
  it.each([
    ["2026-11-01T00:00:00Z", true],
    ["2026-11-28T20:59:59.999Z", true],
    ["2026-11-28T21:00:00Z", false],
    ["2026-12-01T00:00:00Z", false],
  ])("at %s may be sent: %s", (at, open) => {
    expect(areObjectionsOpen({ objectionsUntil }, new Date(at))).toBe(open);
  });

  it("are not taken where no deadline was set", () => {
    expect(areObjectionsOpen({ objectionsUntil: null }, new Date("2026-11-01T00:00:00Z"))).toBe(false);
  });
});
