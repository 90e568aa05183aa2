import { expect, it } from "vitest";
import { windowState } from "./window-state";

const election = { opensAt: new Date("2026-11-21T05:00:00Z"), closesAt: new Date("2026-11-21T15:00:00Z") };

it.each([
  ["2026-11-21T04:59:59.999Z", "before"],
  ["2026-11-21T05:00:00Z", "open"],
  ["2026-11-21T14:59:59.999Z", "open"],
  ["2026-11-21T15:00:00Z", "closed"],
] as const)("at %s it is %s", (at, state) => {
  expect(windowState(election, new Date(at))).toBe(state);
});
