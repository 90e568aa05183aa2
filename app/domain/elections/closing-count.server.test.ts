import { describe, expect, it } from "vitest";
import { closingBalance } from "./closing-count.server";

describe("closingBalance", () => {
  it.each([
    [[], 0, { marks: 0, undos: 0, agrees: true }],
    [[{ marks: 5, undos: 0 }], 5, { marks: 5, undos: 0, agrees: true }],
    [
      [
        { marks: 5, undos: 0 },
        { marks: 2, undos: 1 },
      ],
      6,
      { marks: 7, undos: 1, agrees: true },
    ],
    [[{ marks: 5, undos: 1 }], 5, { marks: 5, undos: 1, agrees: false }],
  ])("compares %j with %i marks in force", (clerks, standing, balance) => {
    expect(closingBalance(clerks, standing)).toEqual({ standing, ...balance });
  });
});
