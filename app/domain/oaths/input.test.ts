import { describe, expect, it } from "vitest";
import { oathInput } from "./input";

const read = (association_number?: unknown) => oathInput.safeParse({ association_number });

describe("the number on the oath's form", () => {
  it.each([
    ["10001", 10_001],
    ["١٠٠٠١", 10_001],
    [" ۱۰۰۰۱\u200f", 10_001],
    ["123", 123],
    ["012", 12],
    ["000", null],
    ["1234567890", null],
    ["9".repeat(50_000), null],
  ])("%.20j is accepted", (typed, expected) => {
    expect(read(typed).data).toEqual({ association_number: expected });
  });

  it.each([
    [undefined, "required"],
    ["", "required"],
    [" \u200f ", "required"],
    ["12", "oath:too-short"],
    ["١٢", "oath:too-short"],
    ["0", "oath:too-short"],
    [" 1 2 ", "oath:too-short"],
    ["1a", "cards:must-be-numeric"],
    ["<b>10001</b>", "cards:must-be-numeric"],
    ["-10001", "cards:must-be-numeric"],
    [["10001", "10002"], "sent-twice"],
  ])("%j is refused: %s", (typed, code) => {
    expect(read(typed).error?.issues.map(({ message }) => message)).toEqual([code]);
  });
});
