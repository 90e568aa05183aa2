import { describe, expect, it } from "vitest";
import { areObjectionsOpen, effectOnOpenElection, windowState } from "./voting-window";

const election = { opensAt: new Date("2026-11-21T05:00:00Z"), closesAt: new Date("2026-11-21T15:00:00Z") };

it.each([
  ["2026-11-21T04:59:59.999Z", "before"],
  ["2026-11-21T05:00:00Z", "open"],
  ["2026-11-21T14:59:59.999Z", "open"],
  ["2026-11-21T15:00:00Z", "closed"],
] as const)("at %s the window is %s", (at, state) => {
  expect(windowState(election, new Date(at))).toBe(state);
});

const at = new Date("2026-11-21T10:00:00Z");
const on = (day: number) => new Date(Date.UTC(2026, 10, day));
const open = { id: 1, opensAt: on(20), closesAt: on(22) };
const coming = { id: 3, opensAt: on(25), closesAt: on(26) };
const past = { id: 2, opensAt: on(1), closesAt: on(2) };

describe("a change during voting", () => {
  it.each([
    ["of the open one", { current: open, before: open }, "changes"],
    ["of its window", { current: open, before: open, written: { id: 1, opensAt: on(25) } }, "changes"],
    [
      "of an earlier one",
      { current: open, before: past, written: { id: 2, opensAt: on(3) } },
      "changes-closed",
    ],
    [
      "of an earlier one to later",
      { current: open, before: coming, written: { id: 3, opensAt: on(30) } },
      "replaces",
    ],
    [
      "a new one that opens later",
      { current: open, before: null, written: { id: null, opensAt: on(30) } },
      "replaces",
    ],
    [
      "a new one that opened before",
      { current: open, before: null, written: { id: null, opensAt: on(5) } },
      null,
    ],
    [
      "a new one that opens after one still to open",
      { current: coming, before: null, written: { id: null, opensAt: on(30) } },
      "replaces-coming",
    ],
    ["of the one still to open", { current: coming, before: coming }, null],
    ["of a closed one", { current: past, before: past }, "changes-closed"],
  ])("%s", (_, change, expected) => expect(effectOnOpenElection(change, at)).toBe(expected));
});

it("has no effect if no election is open or upcoming", () => {
  const written = { id: null, opensAt: on(30) };
  expect(effectOnOpenElection({ current: past, before: null, written }, at)).toBeNull();
  expect(effectOnOpenElection({ current: null, before: null, written }, at)).toBeNull();
});

const objectionsUntil = new Date("2026-11-28T21:00:00Z");

describe("objections to the roll", () => {
  it.each([
    ["2026-11-01T00:00:00Z", true],
    ["2026-11-28T20:59:59.999Z", true],
    ["2026-11-28T21:00:00Z", false],
    ["2026-12-01T00:00:00Z", false],
  ])("at %s are accepted: %s", (at, open) => {
    expect(areObjectionsOpen({ objectionsUntil }, new Date(at))).toBe(open);
  });

  it("are refused without a deadline", () => {
    expect(areObjectionsOpen({ objectionsUntil: null }, new Date("2026-11-01T00:00:00Z"))).toBe(false);
  });
});
