import { describe, expect, it } from "vitest";
import { readDinars, writeDinars } from "./dinars";

describe("readDinars", () => {
  it.each([
    ["1250", 1_250_000],
    ["1,250.5", 1_250_500],
    ["١٢٥٠٫٥", 1_250_500],
    ["۱۲", 12_000],
    [" 0.005 ", 5],
  ])("reads %s", (written, fils) => expect(readDinars(written)).toBe(fils));

  it.each(["", "-5", "1.2345", "abc", "99999999", "1e5"])("does not read %j", (written) =>
    expect(readDinars(written)).toBeNull(),
  );
});

describe("writeDinars", () => {
  it.each([
    [1_250_500, "1,250.5"],
    [10_000, "10"],
    [9, "0.009"],
  ])("writes %d", (fils, text) => expect(writeDinars(fils, "en")).toBe(text));
});
