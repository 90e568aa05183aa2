import { afterEach, describe, expect, it } from "vitest";
import { edition, setEdition } from "../current-edition";
import type { ListEntry } from "../edition";
import { deliveredEntry, groupOf, groupsNow, hasGroup, listNow, nextCode } from "./lists";

const delivered = edition();
afterEach(() => setEdition(delivered));

const written = (code: number, name: string, retired = false): ListEntry => ({
  code,
  name: { ar: name, en: name },
  retired,
});
const write = (list: "cities" | "countries" | "universities", ...entries: ListEntry[]) =>
  setEdition({ ...delivered, lists: { ...delivered.lists, [list]: entries } });

describe("nextCode", () => {
  it("follows the highest code of its group, so that it stays in the range of its country or governorate", () => {
    expect(nextCode("universities", 400, [])).toBe(400_009);
    expect(nextCode("universities", 400, [400_011, 682_090])).toBe(400_012);
    expect(nextCode("universities", 1000, [])).toBe(1_000_001);
    expect(nextCode("cities", 99, [])).toBe(9904);
  });

  it("follows the highest code of a list without groups, and uses no code of ISO 3166", () => {
    expect([nextCode("countries", null, []), nextCode("countries", null, [1000, 7])]).toEqual([1000, 1001]);
  });

  it("returns null if the group is full, and never the code of another university", () => {
    expect(nextCode("universities", 400, [400_997])).toBe(400_998);
    expect(nextCode("universities", 400, [400_998])).toBeNull();
    expect(nextCode("cities", 11, [1198])).toBeNull();
  });
});

describe("a reference list", () => {
  const names = (list: "cities" | "countries", code: number) =>
    listNow(list)
      .filter((each) => each.code === code)
      .map(({ name, retired }) => [name.en, retired]);

  it("contains the delivered entries with the changes: renamed, retired and added", () => {
    expect(names("cities", 1101)).toEqual([["Amman", false]]);
    write("cities", written(1101, "The capital"), written(1102, "Sahab", true), written(1115, "New Amman"));
    expect([1101, 1102, 1115].map((code) => names("cities", code))).toEqual([
      [["The capital", false]],
      [["Sahab", true]],
      [["New Amman", false]],
    ]);
    expect(
      groupsNow("cities")
        .get(11)!
        .map(({ code }) => code),
    ).toContain(1115);
    expect([deliveredEntry("cities", 1101)?.name.en, deliveredEntry("cities", 1115)]).toEqual([
      "Amman",
      null,
    ]);
  });

  it("has the groups that its entries may belong to", () => {
    expect([groupOf("cities", 1101), groupOf("universities", 1_000_001), groupOf("countries", 400)]).toEqual([
      11,
      1000,
      null,
    ]);
    const groups = [
      ["cities", 99],
      ["cities", 55],
      ["universities", 400],
      ["universities", 1],
      ["countries", null],
      ["cities", null],
      ["countries", 400],
    ] as const;
    expect(groups.map(([list, group]) => hasGroup(list, group))).toEqual([
      true,
      false,
      true,
      false,
      true,
      false,
      false,
    ]);
    write("countries", written(1000, "A new country"));
    expect(hasGroup("universities", 1000)).toBe(true);
  });
});
