import { describe, expect, it } from "vitest";
import { numberOrName } from "./number-or-name";

describe("numberOrName", () => {
  it.each([
    ["10001", { number: 10001 }],
    ["٠١٠٠٠١", { number: 10001 }],
    ["\u200e10 001", { number: 10001 }],
    ["0", { number: null }],
    ["Ahmad 2", { name: "Ahmad 2" }],
  ])("reads %j", (typed, expected) => {
    expect(numberOrName(typed)).toEqual(expected);
  });
});
