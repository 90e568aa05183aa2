import { expect, it } from "vitest";
import { rightToVote } from "./right-to-vote";

it.each([
  [true, null, "has"],
  [true, 0, "has"],
  [true, 1, "voted"],
  [false, null, "not-on-roll"],
] as const)("on the roll %s with flag %s: %s", (onRoll, electF, right) => {
  expect(rightToVote({ onRoll, electF })).toBe(right);
});
