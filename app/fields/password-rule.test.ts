import { describe, expect, it } from "vitest";
import { numericPasswordFault, staffPasswordFault } from "./password-rule";

describe("staffPasswordFault", () => {
  it.each([
    ["12345", "password-too-short"],
    ["123456", "password-common"],
    ["PassWord", "password-common"],
    ["k7!pqz", null],
    ["عمان الجميلة", null],
  ])("%s: %s", (password, fault) => {
    expect(staffPasswordFault(password)).toBe(fault);
  });
});

describe("numericPasswordFault", () => {
  it.each([
    ["1234567", "password-too-short"],
    ["12345678", "password-common"],
    ["87654321", "password-common"],
    ["11111111", "password-common"],
    ["2026000a", "password-not-digits"],
    ["20260001", null],
  ])("%s: %s", (password, fault) => {
    expect(numericPasswordFault(password)).toBe(fault);
  });
});
