import { describe, expect, it } from "vitest";
import { isSeenBySecondPerson } from "./review";

const latest = { authorId: "first", fields: { title: "Clinic hours", photo: null } };

describe("isSeenBySecondPerson", () => {
  it.each([
    ["somebody else's text, unchanged", "second", { photo: null, title: "Clinic hours" }, true],
    [
      "somebody else's text with a property that is not stored",
      "second",
      { ...latest.fields, extra: undefined },
      true,
    ],
    ["somebody else's text, changed", "second", { title: "Clinic closed", photo: null }, false],
    ["the publisher's own text", "first", latest.fields, false],
  ])("for %s", (_, publisherId, fields, seen) => {
    expect(isSeenBySecondPerson(latest, { publisherId, fields })).toBe(seen);
  });

  it("is false for a text that nobody has saved yet", () => {
    expect(isSeenBySecondPerson(null, { publisherId: "first", fields: {} })).toBe(false);
  });
});
