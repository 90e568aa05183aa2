import { describe, expect, it } from "vitest";
import { publicVersion } from "./in-force";

const hour = (of: number) => new Date(Date.UTC(2027, 3, 1, of));
const version = (number: number, from: number, until?: number) => ({
  number,
  from: hour(from),
  until: until === undefined ? null : hour(until),
});

describe("publicVersion", () => {
  it("is none before its hour, and starts at it", () => {
    const published = [version(1, 8)];
    expect(publicVersion(published, hour(7))).toEqual({ number: null, next: hour(8) });
    expect(publicVersion(published, hour(8))).toEqual({ number: 1, next: null });
  });

  it("ends at its hour, and the previous version does not come back", () => {
    const published = [version(1, 1), version(2, 8, 12)];
    expect(publicVersion(published, hour(7))).toEqual({ number: 1, next: hour(8) });
    expect(publicVersion(published, hour(11))).toEqual({ number: 2, next: hour(12) });
    expect(publicVersion(published, hour(12))).toEqual({ number: null, next: null });
  });

  it("is replaced by one that starts before its end", () => {
    const published = [version(1, 8, 12), version(2, 10)];
    expect(publicVersion(published, hour(9))).toEqual({ number: 1, next: hour(10) });
    expect(publicVersion(published, hour(13))).toEqual({ number: 2, next: null });
  });

  it("overrides a scheduled version when it is published", () => {
    const published = [version(1, 1), version(2, 20), version(3, 5)];
    expect(publicVersion(published, hour(6))).toEqual({ number: 3, next: null });
    expect(publicVersion(published, hour(21))).toEqual({ number: 3, next: null });
  });
});
