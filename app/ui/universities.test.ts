import { describe, expect, it } from "vitest";
import { enhancement } from "./enhance";
import { universities } from "./universities";

describe("the script of the form's universities", () => {
  it("is at most 1.5 KB with that of every page", () => {
    expect(() => new Function(universities)).not.toThrow();
    expect(`${enhancement};${universities}`.length).toBeLessThanOrEqual(1536);
  });

  it("cannot end its own script element", () => {
    expect(universities).not.toMatch(/<|\n/);
  });
});
