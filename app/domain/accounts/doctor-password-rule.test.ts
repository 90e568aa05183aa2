import { describe, expect, it } from "vitest";
import { doctorPasswordFault } from "./doctor-password-rule";

const identity = { memberNumber: 10002, nationalNumber: "0871002002" };

describe("doctorPasswordFault", () => {
  it.each([
    ["1234567", "password-too-short"],
    ["1234567a", "password-not-digits"],
    ["12345678", "password-common"],
    ["0871002002", "password-own-number"],
    ["871002002", "password-own-number"],
    ["00010002", "password-own-number"],
    ["0000010002", "password-own-number"],
    ["10002000", null],
    ["87100200", null],
  ])("returns for %s: %s", (password, fault) => {
    expect(doctorPasswordFault(password, identity)).toBe(fault);
  });

  it("ignores a missing national number", () => {
    expect(doctorPasswordFault("0871002002", { ...identity, nationalNumber: null })).toBeNull();
  });
});
