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

describe("unconfirmed", () => {
  it("lists sample content by field", () => {
    const made = person({ name_ar: "سلمى", name_en: "Salma", group: "board" }, ["name_ar", "name_en"]);
    expect(unconfirmed([made], "latin")).toEqual([
      {
        kind: "people",
        key: "1",
        called: { ar: "سلمى", en: "Salma" },
        samples: ["name_ar", "name_en"],
        untranslated: [],
        otherDigits: false,
      },
    ]);
    expect(unconfirmed([{ ...made, samples: [] }], "latin")).toEqual([]);
  });

  it("lists texts that exist in one language only", () => {
    const [found] = unconfirmed([person({ name_ar: "سلمى", designation_en: "President" })], "latin");
    expect(found).toMatchObject({ called: { en: "سلمى" }, untranslated: ["ar", "en"] });
  });

  it("lists numbers in other digits than the site shows, except figures and phone numbers", () => {
    const page = (ar: string): LiveRevision => ({
      ...person({}),
      kind: "pages",
      fields: { sections: [{ blocks: [{ text: { ar, en: "Since 2002" } }] }] },
    });
    const isFound = (ar: string, digits: "latin" | "arabic") => unconfirmed([page(ar)], digits).length > 0;
    expect(isFound("منذ 2002", "arabic")).toBe(true);
    expect(isFound("منذ 2002", "latin")).toBe(false);
    expect(isFound("منذ ٢٠٠٢، و{{solidarity.age + 3}} سنة، وهاتف 0791234567", "arabic")).toBe(false);
  });

  it("lists people and contact details as delivered, and no letter", () => {
    const kinds = new Set(unconfirmed(firstRevisions, "latin").map(({ kind }) => kind));
    expect([...kinds]).toEqual(expect.arrayContaining(["people", "contact"]));
    expect(kinds).not.toContain("letters");
  });
});
