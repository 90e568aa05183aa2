import { describe, expect, it } from "vitest";
import { coloursOf, isReadable } from "./colours";

describe("the accent colour", () => {
  it.each([
    ["#0b5c4a", "light", true],
    ["#1a3f8f", "light", true],
    ["#7a7a7a", "light", false],
    ["#ffd000", "light", false],
    ["#68c9ad", "dark", true],
    ["#0b5c4a", "dark", false],
    ["#0B5C4A", "light", false],
    ["red;}", "light", false],
    ["", "light", false],
  ] as const)("%s is readable in the %s theme: %s", (accent, theme, readable) =>
    expect(isReadable(accent, theme)).toBe(readable),
  );

  it("becomes CSS in each theme in which it is readable", () => {
    expect(coloursOf({ light: "#1a3f8f", dark: "" })).toMatch(/^:root\{--color-accent:#1a3f8f;[^<>"]*\}$/);
    expect(coloursOf({ light: "", dark: "#68c9ad" })).toMatch(
      /^\[data-theme="dark"\]\{--color-accent:#68c9ad;/,
    );
    expect(coloursOf({ light: "#ffd000", dark: "" })).toBeNull();
  });
});
