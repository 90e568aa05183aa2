import { describe, expect, it } from "vitest";
import { type RollCount, turnoutOf, turnoutShare } from "./turnout.server";

const waits = (centreId: number | null, voters: number): RollCount => ({
  centreId,
  marked: false,
  markedCentreId: null,
  voters,
});
const voted = (centreId: number | null, markedCentreId: number | null, voters: number): RollCount => ({
  centreId,
  marked: true,
  markedCentreId,
  voters,
});

describe("turnoutOf", () => {
  it("separates voters at their expected centre from those elsewhere", () => {
    const counts = [waits(1, 60), voted(1, 1, 30), voted(1, 2, 10), waits(2, 45), voted(2, 2, 5)];
    const { total, perCentre, withoutCentre } = turnoutOf(counts, [1, 2], 150);
    expect(perCentre).toEqual([
      {
        centreId: 1,
        onRoll: 100,
        votedThere: 30,
        votedElsewhere: 10,
        voted: 40,
        share: "40.0",
        markedHere: 30,
      },
      { centreId: 2, onRoll: 50, votedThere: 5, votedElsewhere: 0, voted: 5, share: "10.0", markedHere: 15 },
    ]);
    expect(total).toEqual({
      onRoll: 150,
      votedThere: 35,
      votedElsewhere: 10,
      voted: 45,
      share: "30.0",
      markedHere: 45,
    });
    expect(withoutCentre).toBeNull();
  });

  it("counts the whole register if the roll names no centres", () => {
    const { total, perCentre, withoutCentre } = turnoutOf([voted(null, 1, 3), voted(null, null, 1)], [1], 40);
    expect(perCentre).toMatchObject([{ onRoll: 0, voted: 0, share: null, markedHere: 3 }]);
    expect(withoutCentre).toMatchObject({
      onRoll: 40,
      votedThere: 0,
      votedElsewhere: 4,
      voted: 4,
      markedHere: 1,
    });
    expect(total).toMatchObject({ onRoll: 40, voted: 4, share: "10.0" });
  });

  it("handles an empty roll", () => {
    expect(turnoutOf([], [], 0)).toMatchObject({
      total: { onRoll: 0, voted: 0, share: null },
      perCentre: [],
    });
  });
});

describe("turnoutShare", () => {
  it.each([
    [0, 0, null],
    [0, 9, "0.0"],
    [1, 3, "33.3"],
    [2, 3, "66.6"],
    [9999, 10000, "99.9"],
    [7, 7, "100.0"],
  ])("shows %d of %d as %s", (count, roll, share) => expect(turnoutShare(count, roll)).toBe(share));
});
