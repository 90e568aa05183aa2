import { describe, expect, it } from "vitest";
import { readChanges, unreadableFields } from "./read-changes";

describe("readChanges", () => {
  it("writes values as the cells of a file, and null as the mark that erases", () => {
    const [change] = readChanges([{ DOC_NO: 101, MOBIL: "0791234567", ANNUAL: 2026, E_MAIL: null }]);
    expect(change).toEqual({
      memberNumber: 101,
      row: {
        line: 1,
        cells: { DOC_NO: "101", MOBIL: "0791234567", ANNUAL: "2026", E_MAIL: "[erase]" },
        surplus: "",
      },
    });
  });

  it("makes one row of the changes of a number, in any writing of it", () => {
    const read = readChanges([{ DOC_NO: 101 }, { DOC_NO: 102 }, { DOC_NO: "٠١٠١" }, { DOC_NO: "x" }, {}]);
    expect(
      read.map(({ memberNumber, row }) => [memberNumber, row.line, row.others?.map(({ line }) => line)]),
    ).toEqual([
      [101, 1, [3]],
      [102, 2, undefined],
      [null, 4, undefined],
      [null, 5, undefined],
    ]);
  });
});

describe("unreadableFields", () => {
  it.each([
    [{ DOC_NO: 1, MOBIL: "", ANNUAL: null }, []],
    [{ DOC_NO: 1, MOBILE: "" }, [{ field: "MOBILE", code: "unknown-field" }]],
    [{ DOC_NO: null }, [{ field: "DOC_NO", code: "not-text" }]],
    [{ DOC_NO: 1, HIDDEN: true }, [{ field: "HIDDEN", code: "not-text" }]],
    [{ DOC_NO: 1, SPEC_DESC: [] }, [{ field: "SPEC_DESC", code: "not-text" }]],
  ])("finds in %j %j", (change, problems) => expect(unreadableFields(change)).toEqual(problems));
});
