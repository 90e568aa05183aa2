import { expect, it } from "vitest";
import { sharedBandwidth } from "./body-limits.server";

it("a bandwidth is shared by all who send, and not saved up while nobody does", () => {
  let now = 0;
  const waitAfter = sharedBandwidth(1000, () => now);
  expect(waitAfter(100)).toBe(100);
  expect(waitAfter(50)).toBe(150);
  now = 120;
  expect(waitAfter(10)).toBe(40);
  now = 60_000;
  expect(waitAfter(100)).toBe(100);
});
