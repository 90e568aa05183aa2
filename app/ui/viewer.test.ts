import { describe, expect, it } from "vitest";
import { enhancement } from "./enhance";
import { viewer } from "./viewer";

describe("the photo viewer", () => {
  it("is a script that fits into 1024 bytes together with that of every page", () => {
    expect(() => new Function(viewer)).not.toThrow();
    expect(`${enhancement};${viewer}`.length).toBeLessThanOrEqual(1024);
  });

  it("cannot end its own script element", () => {
    expect(viewer).not.toMatch(/<|\n/);
  });
});
