import { describe, expect, it } from "vitest";
import { figureProblem, withStates } from "./figure-value";
import { schemas } from "./kinds";

const read = (value: string) => {
  const { success, data, error } = schemas.figures.safeParse({ value, from: "2027-01-01" });
  return success ? data.value : error!.issues[0]!.message;
};

describe("figureProblem", () => {
  it.each([
    ["70", "70"],
    ["٧٠", "70"],
    ["۷۰", "70"],
    [" 1,250.5 ", "1250.5"],
    ["١٬٢٥٠٫٥٠٠", "1250.5"],
    ["007", "7"],
  ])("accepts %j", (typed, value) => expect(read(typed)).toBe(value));

  it.each([
    "seventy",
    "سبعون",
    "-5",
    "−٥",
    "1e5",
    "5.1234",
    ".5",
    "0x10",
    "70 dinars",
    "NaN",
    "5,",
    "70,5",
    "1".repeat(20),
  ])("refuses %j", (typed) => expect(read(typed)).toBe("content:not-an-amount"));

  it("requires a value", () => expect(read(" ")).toBe("required"));

  it.each([
    ["registration.permanent", 36.5, null],
    ["registration.permanent", 1_000_001, "content:out-of-bounds"],
    ["insurance.elderly.share", 101, "content:out-of-bounds"],
    ["insurance.elderly.age", 0, "content:out-of-bounds"],
    ["insurance.grace", 30.5, "content:not-whole"],
  ] as const)("refuses a value in %s: %d", (name, value, problem) =>
    expect(figureProblem(name, value)).toBe(problem),
  );

  it("distinguishes current, scheduled, past and same-day replaced values", () => {
    const values = [9, 9, 5, 3, 3, 1].map((from) => ({ from }));
    expect(withStates(values, 6).map(({ state }) => state)).toEqual([
      "to-come",
      "replaced",
      "now",
      "past",
      "replaced",
      "past",
    ]);
  });
});
