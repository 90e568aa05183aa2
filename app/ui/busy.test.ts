import { describe, expect, it } from "vitest";
import { busy } from "./busy";
import { enhancement } from "./enhance";

describe("the busy button", () => {
  it("is a script that fits into 1024 bytes together with that of every page", () => {
    expect(() => new Function(busy)).not.toThrow();
    expect(`${enhancement};${busy}`.length).toBeLessThanOrEqual(1024);
  });

  it("cannot end its own script element", () => {
    expect(busy).not.toMatch(/<|\n/);
  });
});
