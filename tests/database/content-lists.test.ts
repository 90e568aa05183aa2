import { describe, expect, it } from "vitest";
import { edition } from "~/content/current-edition";
import { listNow } from "~/content/reference/lists";
import { contentItems, db } from "~/db";
import { findNewest, listRevisions } from "~/domain/content/items.server";
import { isCity } from "~/domain/internships/reference-lists";
import { aContentDesk } from "../builders/content";
import { useDatabase } from "../support/database";

useDatabase();
const desk = aContentDesk();
const named = (name: string, more = {}) => ({ name_ar: name, name_en: name, ...more });

describe("an entry of a reference list", () => {
  it("is renamed and retired under its code, without being added first", async () => {
    expect(await findNewest({ kind: "cities", key: "1101" })).toBeNull();
    expect(await desk.save("cities", named("The capital"), { key: "1101", publish: null })).toMatchObject({
      key: "1101",
      state: "draft",
    });
    expect(edition().lists.cities).toEqual([]);
    await desk.save("cities", named("The capital", { retired: "1" }), { key: "1101", seen: 1 });
    expect(edition().lists.cities).toEqual([
      { code: 1101, name: { ar: "The capital", en: "The capital" }, retired: true },
    ]);
    expect(isCity(1101)).toBe(false);
    expect(await listRevisions({ kind: "cities", key: "1101" })).toHaveLength(2);
  });

  it("is added to its group under a unique code, even by two concurrent requests", async () => {
    const add = (name: string) => desk.save("universities", named(name), { group: 400 });
    const both = await Promise.all(["One", "Another"].map(add));
    expect(both.map((outcome) => outcome.done && outcome.key).sort()).toEqual(["400009", "400010"]);
    expect(await desk.save("countries", named("A country"))).toMatchObject({ key: "1000" });
    expect(listNow("countries").at(-1)).toMatchObject({ code: 1000, name: { en: "A country" } });
  });

  it("is not saved if it does not exist, nor over a colleague's earlier change", async () => {
    expect(await desk.save("cities", named("Nowhere"), { key: "5501" })).toEqual({
      done: false,
      reason: "not-there",
    });
    await desk.save("cities", named("First"), { key: "1101", seen: 0 });
    expect(await desk.save("cities", named("Second"), { key: "1101", seen: 0 })).toEqual({
      done: false,
      reason: "changed-meanwhile",
    });
  });

  it("is refused in a group without free codes", async () => {
    await db.insert(contentItems).values({ kind: "cities", key: "1198" });
    expect(await desk.save("cities", named("One too many"), { group: 11 })).toEqual({
      done: false,
      reason: "full",
    });
  });
});
