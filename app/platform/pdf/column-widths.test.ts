import { describe, expect, it } from "vitest";
import { columnWidths } from "./table.server";

const total = (list: number[]) => Math.round(list.reduce((sum, each) => sum + each, 0));

describe("columnWidths", () => {
  it("fills the line", () => {
    expect(
      columnWidths(
        [
          { natural: 20, min: 10 },
          { natural: 40, min: 10 },
        ],
        100,
      ),
    ).toEqual([40, 60]);
  });

  it("keeps narrow columns and shares the rest", () => {
    const widths = columnWidths(
      [
        { natural: 20, min: 10 },
        { natural: 300, min: 20 },
        { natural: 500, min: 20 },
      ],
      100,
    );
    expect(widths).toEqual([20, 40, 40]);
  });

  it("breaks no word while there is space for all", () => {
    const widths = columnWidths(
      [
        { natural: 200, min: 70 },
        { natural: 200, min: 10 },
      ],
      100,
    );
    expect(widths[0]).toBeGreaterThanOrEqual(70);
    expect(total(widths)).toBe(100);
  });

  it("shrinks all columns if even the longest words do not fit", () => {
    expect(
      columnWidths(
        [
          { natural: 300, min: 300 },
          { natural: 100, min: 100 },
        ],
        100,
      ),
    ).toEqual([75, 25]);
  });
});
