import { describe, expect, it } from "vitest";
import { translator } from "./translator";

const t = translator("en", "auth");

describe("a sentence with placeholders", () => {
  it("is filled with its values and the common ones", () => {
    expect(t("locked", { time: "10:00", phone: "06 500 0000" })).toBe(
      "Too many attempts. Try at 10:00 or call 06 500 0000.",
    );
  });

  it("fails the type check for other placeholders", () => {
    // @ts-expect-error: the sentence names {{time}}
    expect(t("locked", { moment: "10:00", phone: "06 500 0000" })).toContain("{{time}}");
  });
});
