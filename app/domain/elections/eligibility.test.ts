import { describe, expect, it } from "vitest";
import { rightToVote, type VoterFacts, voteBlocks } from "./eligibility";

it.each([
  [true, null, "has"],
  [true, 0, "has"],
  [true, 1, "voted"],
  [false, null, "not-on-roll"],
] as const)("on the roll %s with flag %s: %s", (onRoll, electF, right) => {
  expect(rightToVote({ onRoll, electF })).toBe(right);
});

const december = { year: 2025, month: 12 };
const voter: VoterFacts = { workStatus: 1, annual: 2026, social: december };
const blocks = (facts: Partial<VoterFacts>, today = "2026-11-21") =>
  voteBlocks({ ...voter, ...facts }, today);

describe("voteBlocks", () => {
  it.each([
    [2025, 11, ["social-months"]],
    [2024, 12, ["social-months"]],
    [2025, 12, []],
    [2026, 0, []],
    [2026, 1, []],
    [2027, 1, []],
  ])("requires subscriptions up to the previous December: %i-%i", (year, month, found) => {
    expect(blocks({ social: { year, month } })).toEqual(found);
  });

  it.each([
    [null, ["annual-fee"]],
    [2024, ["annual-fee"]],
    [2025, ["annual-fee"]],
    [2026, []],
    [2027, []],
  ])("requires the annual fee of the year: %s", (annual, found) => {
    expect(blocks({ annual })).toEqual(found);
  });

  it.each([0, 2, 3, 9])("requires a practising doctor, which status %i is not", (workStatus) => {
    expect(blocks({ workStatus })).toEqual(["not-practising"]);
  });

  it("lists all reasons at once, and counts unrecorded dues as unpaid", () => {
    const all = ["not-practising", "annual-fee", "social-months"];
    expect(blocks({ workStatus: 2, annual: null, social: null })).toEqual(all);
  });

  it.each([
    ["2026-01-01", []],
    ["2026-12-31", []],
    ["2027-01-01", ["annual-fee", "social-months"]],
  ])("requires the fees of the new year from January on: %s", (today, found) => {
    expect(blocks({}, today)).toEqual(found);
  });
});
