import { describe, expect, it } from "vitest";
import { normalised } from "../../tests/support/normalised";
import { normalise } from "./arabic-text";

describe("a text as it is searched", () => {
  it.each(normalised)("%j is %j", (text, searched) => {
    expect(normalise(text)).toBe(searched);
  });

  it("is the same when it is searched again", () => {
    for (const [text] of normalised) expect(normalise(normalise(text))).toBe(normalise(text));
  });
});
