import { describe, expect, it } from "vitest";
import { flagStep } from "./flag-step";

describe("flagStep", () => {
  it.each([null, 0])("marks who has not voted, whose flag is %s", (stands) => {
    expect(flagStep(stands, 1)).toBe("mark");
    expect(flagStep(stands, 0)).toBe("nothing");
  });

  it("never goes back from 1", () => {
    expect(flagStep(1, 0)).toBe("never-back");
    expect(flagStep(1, 2)).toBe("never-back");
    expect(flagStep(1, 1)).toBe("already");
  });
});
