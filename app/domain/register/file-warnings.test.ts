import { describe, expect, it } from "vitest";
import type { RegisterColumn } from "./columns";
import type { FileCounts } from "./file-rows.server";
import { fileKind, fileWarnings } from "./file-warnings";

const FULL: RegisterColumn[] = ["DOC_NO", "DOC_NAME_A", "WORK_STATUS", "MOBIL", "ANNUAL"];

const counts = (more: Partial<FileCounts> = {}): FileCounts => ({
  ...{ lines: 1000, read: 1000, added: 10, changed: 90, unchanged: 900, refused: 0 },
  ...{ erased: 0, backwards: 0, endings: 0, conflicts: 0, absent: 0, fields: {} },
  ...more,
});
const limits = { warnCount: 20, warnPercent: 5, isOlder: false };
const warned = (more: Partial<FileCounts>, before: Partial<FileCounts> | null = {}, columns = FULL) =>
  fileWarnings(
    { columns, counts: counts(more) },
    before && { columns: FULL, counts: counts(before) },
    limits,
  );

it.each<[RegisterColumn[], string]>([
  [["ANNUAL", "DOC_NO"], "dues"],
  [FULL, "full"],
  [["DOC_NO", "MOBIL"], "part"],
  [["DOC_NO", "DOC_NAME_A", "ANNUAL"], "part"],
])("recognises %j as %s", (columns, kind) => expect(fileKind(columns)).toBe(kind));

describe("fileWarnings", () => {
  it("has nothing to say of a file like the last", () =>
    expect(warned({ erased: 5, absent: 12 })).toEqual([]));

  it.each(["absent", "erased", "endings", "refused"] as const)(
    "warns of many %s, as a count and as a share",
    (kind) => {
      expect(warned({ [kind]: 200 })).toEqual([{ kind, count: 200 }]);
      expect(warned({ [kind]: 15, changed: 5, unchanged: 5, read: 25 })).toEqual([]);
      expect(warned({ [kind]: 30 })).toEqual([]);
      expect(warned({ [kind]: 200 }, { [kind]: 80 })).toEqual([]);
      expect(warned({ [kind]: 200 }, null)).toEqual([{ kind, count: 200 }]);
    },
  );

  it("does not ask a file of payments for all members", () =>
    expect(warned({ absent: 900 }, null, ["DOC_NO", "ANNUAL"])).toEqual([]));

  it("warns if far more changes than in the last file", () => {
    expect(warned({ changed: 700, unchanged: 300 })).toEqual([{ kind: "changed", count: 700 }]);
    expect(warned({ changed: 700, unchanged: 300 }, { changed: 400 })).toEqual([]);
    expect(warned({ changed: 700, unchanged: 300 }, null)).toEqual([]);
  });

  it("warns of columns that the last file had", () =>
    expect(warned({}, {}, FULL.slice(0, 3))).toEqual([
      { kind: "missing-columns", columns: ["MOBIL", "ANNUAL"] },
    ]));

  it("warns of each payment that goes back, and of an older file", () => {
    expect(warned({ backwards: 1 })).toEqual([{ kind: "backwards", count: 1 }]);
    expect(fileWarnings({ columns: FULL, counts: counts() }, null, { ...limits, isOlder: true })).toEqual([
      { kind: "older" },
    ]);
  });
});
