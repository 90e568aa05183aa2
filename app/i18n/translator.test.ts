import { describe, expect, it } from "vitest";
import { translator } from "./translator";

const t = translator("en", "auth");

describe("a sentence with placeholders", () => {
  it("says what it is given, and what every sentence may name", () => {
    expect(t("locked", { time: "10:00", phone: "06 500 0000" })).toBe(
      "Too many attempts. Try at 10:00 or call 06 500 0000.",
    );
  });

  it("is an error of the type check where it is given something else", () => {
    // @ts-expect-error: the sentence names {{time}}
    expect(t("locked", { moment: "10:00", phone: "06 500 0000" })).toContain("{{time}}");
  });
});
