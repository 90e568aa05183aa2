import { describe, expect, it } from "vitest";
import { registrationFee } from "./registration-fee";

const applicant = (jordanian: boolean, registeredBefore = false) => ({ jordanian, registeredBefore });

describe("registrationFee", () => {
  it.each([
    ["internship", applicant(true), 60],
    ["internship", applicant(false), 100],
    ["permanent", applicant(true), 36],
    ["residency", applicant(true), 100],
    ["specialty", applicant(false), 300],
    ["vacancy-announcement", applicant(true), 100],
    ["comprehensive-exam", applicant(true, true), 31],
    ["comprehensive-exam", applicant(false, true), 101],
    ["comprehensive-exam", applicant(true, false), 90],
    ["comprehensive-exam", applicant(false, false), 106],
  ] as const)("returns the fee of %s for %o: %d dinars", (step, who, dinars) => {
    expect(registrationFee(step, who)).toBe(dinars);
  });
});
