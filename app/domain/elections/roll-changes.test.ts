import { expect, it } from "vitest";
import type { WantedRoll } from "./judge-roll";
import { rollChanges } from "./roll-changes";

const present = [
  { memberNumber: 1, centreId: 71, acted: false },
  { memberNumber: 2, centreId: 71, acted: true },
  { memberNumber: 3, centreId: 72, acted: false },
  { memberNumber: 4, centreId: null, acted: true },
];

it("adds, moves, removes and leaves, and never removes who was marked", () => {
  const wanted: WantedRoll = new Map([
    [1, 71],
    [2, 72],
    [5, 72],
    [6, null],
  ]);
  expect(rollChanges(present, wanted)).toEqual({
    added: [
      { memberNumber: 5, centreId: 72 },
      { memberNumber: 6, centreId: null },
    ],
    moved: [{ memberNumber: 2, centreId: 72 }],
    removed: [3],
    unchanged: 1,
    staying: 1,
  });
});

it("leaves the centres alone where the file has none", () => {
  const wanted: WantedRoll = new Map([1, 2, 3, 4, 5].map((number) => [number, undefined]));
  const added = [{ memberNumber: 5, centreId: null }];
  expect(rollChanges(present, wanted)).toEqual({ added, moved: [], removed: [], unchanged: 4, staying: 0 });
});

it("takes a centre away where the file says none", () => {
  expect(rollChanges(present.slice(0, 1), new Map([[1, null]])).moved).toEqual([
    { memberNumber: 1, centreId: null },
  ]);
});
