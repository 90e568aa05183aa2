import { describe, expect, it } from "vitest";
import { entryTerms } from "./late-entry";

describe("entryTerms", () => {
  it.each([
    [24, 1, true],
    [40, 1, true],
    [41, 1.5, true],
    [49, 1.5, true],
    [50, 1.5, true],
    [51, 2, false],
    [70, 2, false],
  ])("returns for age %d: %d times, retirement %s", (age, socialSecurityTimes, retirement) => {
    expect(entryTerms(age)).toMatchObject({ socialSecurityTimes, retirement });
  });
});
