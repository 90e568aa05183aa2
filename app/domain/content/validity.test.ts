import { describe, expect, it } from "vitest";
import { validOn } from "./validity";

type Version = [day: string | null, from: number, until?: number];

const versions = (...all: Version[]) =>
  all.map(([day, from, until = null as never]) => ({ fields: day === null ? null : { day }, from, until }));
const on = (today: string, ...all: Version[]) =>
  validOn(versions(...all), "day", { at: 100, today })?.from ?? null;

describe("validOn", () => {
  it("returns the version with the latest date that is not after today, in any order of publication", () => {
    const all: Version[] = [
      ["2026-01-01", 1],
      ["2028-01-01", 2],
      ["2027-01-01", 3],
      ["", 4],
    ];
    expect(on("2025-12-31", ...all)).toBe(4);
    expect(on("2026-12-31", ...all)).toBe(1);
    expect(on("2027-01-01", ...all)).toBe(3);
    expect(on("2030-01-01", ...all)).toBe(2);
  });

  it("returns the newest version of its date, even if that has ended", () => {
    expect(on("2026-06-01", ["2026-01-01", 1], ["2026-01-01", 2])).toBe(2);
    expect(on("2026-06-01", ["2025-01-01", 1], ["2026-01-01", 2], ["2026-01-01", 3, 90])).toBe(1);
    expect(on("2026-06-01", ["2026-01-01", 2, 101])).toBe(2);
  });

  it("returns none if all are in the future, or everything was taken down", () => {
    expect(on("2026-06-01", ["2027-01-01", 1])).toBeNull();
    expect(on("2026-06-01", ["2025-01-01", 1], [null, 2])).toBeNull();
    expect(on("2026-06-01", ["2026-01-01", 1], [null, 2], ["2025-01-01", 3])).toBe(3);
  });
});
