import { describe, expect, it } from "vitest";
import { busy } from "./busy";
import { enhancement } from "./enhance";
import { nameLookUp } from "./name-look-up";
import { viewer } from "./viewer";

describe("the name's look-up", () => {
  it("is a script that fits into 1536 bytes with that of every page, and all of them into 3 KB", () => {
    expect(() => new Function(nameLookUp)).not.toThrow();
    expect(`${enhancement};${nameLookUp}`.length).toBeLessThanOrEqual(1536);
    expect([enhancement, viewer, busy, nameLookUp].join(";").length).toBeLessThanOrEqual(3 * 1024);
  });

  it("cannot end its own script element", () => {
    expect(nameLookUp).not.toMatch(/<|\n/);
  });
});
