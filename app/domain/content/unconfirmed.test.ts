import { describe, expect, it } from "vitest";
import { firstRevisions } from "./edition.server";
import type { LiveRevision } from "./resolve";
import { unconfirmed } from "./unconfirmed";

const person = (fields: Record<string, string>, samples: string[] = []): LiveRevision => ({
  kind: "people",
  key: "1",
  fields,
  samples,
  from: 0,
  until: null,
});

describe("what the association has not confirmed", () => {
  it("is what is made up, by its fields", () => {
    const made = person({ name_ar: "سلمى", name_en: "Salma", group: "board" }, ["name_ar", "name_en"]);
    expect(unconfirmed([made])).toEqual([
      {
        kind: "people",
        key: "1",
        called: { ar: "سلمى", en: "Salma" },
        samples: ["name_ar", "name_en"],
        untranslated: [],
      },
    ]);
    expect(unconfirmed([{ ...made, samples: [] }])).toEqual([]);
  });

  it("is what one language says and the other does not", () => {
    const [found] = unconfirmed([person({ name_ar: "سلمى", designation_en: "President" })]);
    expect(found).toMatchObject({ called: { en: "سلمى" }, untranslated: ["ar", "en"] });
  });

  it("is as the site is delivered its people and how it is reached, and no letter", () => {
    const kinds = new Set(unconfirmed(firstRevisions).map(({ kind }) => kind));
    expect([...kinds]).toEqual(expect.arrayContaining(["people", "contact"]));
    expect(kinds).not.toContain("letters");
  });
});
