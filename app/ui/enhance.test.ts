import { describe, expect, it } from "vitest";
import { enhancement } from "./enhance";

describe("the enhancement", () => {
  it("is a script of at most 600 bytes", () => {
    expect(() => new Function(enhancement)).not.toThrow();
    expect(enhancement.length).toBeLessThanOrEqual(600);
  });

  it("cannot end its own script element", () => {
    expect(enhancement).not.toMatch(/<|\n/);
  });
});
