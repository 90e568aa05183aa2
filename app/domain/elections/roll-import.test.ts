import { describe, expect, it } from "vitest";
import { checkRollLines, memberNumbersIn, rollChanges, type WantedRoll } from "./roll-import";

const register = {
  members: new Set([10_001, 10_002, 10_003]),
  centres: new Map([
    [1, 71],
    [2, 72],
  ]),
};
const lines = (...rows: Array<[string, string?]>) =>
  rows.map(([number, centre], nth) => ({ line: nth + 2, number, centre: centre ?? null }));

describe("checkRollLines", () => {
  it("accepts numbers and centres in any digits", () => {
    const { roll, rejects } = checkRollLines(
      lines(["١٠٠٠١", "٢"], [" ۱۰۰۰۲ ", "01"], ["10003", ""]),
      register,
    );
    expect([...roll]).toEqual([
      [10_001, 72],
      [10_002, 71],
      [10_003, null],
    ]);
    expect(rejects).toEqual([]);
  });

  it.each(["10,001", "10001.0", "1.0001E+04", '="10001"'])(
    "reads %s as a spreadsheet writes 10001",
    (number) => {
      expect([...checkRollLines(lines([number, "1.0"]), register).roll.keys()]).toEqual([10_001]);
    },
  );

  it("keeps the centre if the file has no such column", () => {
    expect([...checkRollLines(lines(["10001"]), register).roll]).toEqual([[10_001, undefined]]);
  });

  it.each([
    ["abc", "1", { value: "abc", reason: "not-a-number" }],
    ["", "1", { value: "", reason: "not-a-number" }],
    ["10,01", "1", { value: "10,01", reason: "not-a-number" }],
    ["-10001", "1", { value: "-10001", reason: "not-a-number" }],
    ["10004", "1", { value: "10004", reason: "unknown-member" }],
    ["0", "1", { value: "0", reason: "unknown-member" }],
    ["12345678901234567890", "1", { value: "12345678901234567890", reason: "unknown-member" }],
    ["1E+04", "1", { value: "1E+04", reason: "digits-lost" }],
    ["10001", "3", { value: "3", reason: "unknown-centre" }],
    ["10001", "Irbid", { value: "Irbid", reason: "unknown-centre" }],
  ])("rejects %j at centre %j", (number, centre, expected) => {
    const { roll, rejects } = checkRollLines(lines([number, centre]), register);
    expect(roll.size).toBe(0);
    expect(rejects).toEqual([{ line: 2, ...expected }]);
  });

  it("names the first line of a duplicated member, even if that line was rejected", () => {
    const { roll, rejects } = checkRollLines(
      lines(["10001", "9"], ["10002", "1"], ["١٠٠٠٢", "2"], ["10001", "1"]),
      register,
    );
    expect([...roll.keys()]).toEqual([10_002]);
    expect(rejects).toEqual([
      { line: 2, value: "9", reason: "unknown-centre" },
      { line: 4, value: "١٠٠٠٢", reason: "twice", firstLine: 3 },
      { line: 5, value: "10001", reason: "twice", firstLine: 2 },
    ]);
  });

  it("shortens a long or hostile value to one line", () => {
    const { rejects } = checkRollLines(lines([`a\nb\u202e${"x".repeat(200)}`]), register);
    expect(rejects[0]!.value).toBe(`a b ${"x".repeat(36)}`);
  });
});

it("lists every number once", () => {
  expect(memberNumbersIn(lines(["10001"], ["x"], ["١٠٠٠١"], ["7"]))).toEqual([10_001, 7]);
});

const present = [
  { memberNumber: 1, centreId: 71, acted: false },
  { memberNumber: 2, centreId: 71, acted: true },
  { memberNumber: 3, centreId: 72, acted: false },
  { memberNumber: 4, centreId: null, acted: true },
];

it("adds, moves and removes voters, and never removes a marked one", () => {
  const roll: WantedRoll = new Map([
    [1, 71],
    [2, 72],
    [5, 72],
    [6, null],
  ]);
  expect(rollChanges(present, roll)).toEqual({
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

it("leaves the centres unchanged if the file has none", () => {
  const roll: WantedRoll = new Map([1, 2, 3, 4, 5].map((number) => [number, undefined]));
  const added = [{ memberNumber: 5, centreId: null }];
  expect(rollChanges(present, roll)).toEqual({ added, moved: [], removed: [], unchanged: 4, staying: 0 });
});

it("removes a centre if its cell is empty", () => {
  expect(rollChanges(present.slice(0, 1), new Map([[1, null]])).moved).toEqual([
    { memberNumber: 1, centreId: null },
  ]);
});
