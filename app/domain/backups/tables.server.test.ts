import { describe, expect, it } from "vitest";
import { nextBatch } from "./tables.server";

describe("nextBatch", () => {
  it("grows stepwise up to 2,000 while rows are small", () => {
    expect(nextBatch(16, 3200)).toBe(64);
    expect(nextBatch(64, 12_800)).toBe(256);
    expect(nextBatch(1024, 204_800)).toBe(2000);
  });

  it("shrinks at once for large rows, down to one", () => {
    expect(nextBatch(64, 64_000_000)).toBe(2);
    expect(nextBatch(16, 160_000_000)).toBe(1);
  });

  it("handles rows without characters", () => expect(nextBatch(16, 0)).toBe(64));
});
