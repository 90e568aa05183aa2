import { describe, expect, it } from "vitest";
import { normalised } from "../../tests/support/normalised";
import { normalise } from "./arabic-text";

describe("the normalised search text", () => {
  it.each(normalised)("for %j is %j", (text, searched) => {
    expect(normalise(text)).toBe(searched);
  });

  it("does not change when normalised again", () => {
    for (const [text] of normalised) expect(normalise(normalise(text))).toBe(normalise(text));
  });
});
