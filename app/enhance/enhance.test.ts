import { describe, expect, it } from "vitest";
import { sentDialog, viewer } from "./dialogs";
import { busy, enterGoesOn, passwordField } from "./forms";
import { nameLookUp, universities } from "./look-ups";
import { enhancement, printing, toast } from "./page";

const scripts = {
  ...{ enhancement, busy, enterGoesOn, nameLookUp, passwordField, printing, sentDialog },
  ...{ toast, universities, viewer },
};
const weightOf = (...parts: string[]) => parts.join(";").length;

describe("the enhancement", () => {
  it("is a script of at most 320 bytes on every page", () => {
    expect(enhancement.length).toBeLessThanOrEqual(320);
  });

  it.each([
    ["the photo viewer", 1024, [viewer]],
    ["the name's look-up", 1536, [nameLookUp]],
    ["the form's universities", 1536, [universities]],
    ["viewer, busy buttons and the name's look-up", 3 * 1024, [viewer, busy, nameLookUp]],
  ])("fits with %s into %i bytes", (_, most, added) => {
    expect(weightOf(enhancement, ...added)).toBeLessThanOrEqual(most);
  });

  it("weighs no more than 4 KB with all that some pages add", () => {
    expect(weightOf(...Object.values(scripts))).toBeLessThanOrEqual(4 * 1024);
  });

  it.each(Object.entries(scripts))("%s is a script, and cannot end its own element", (_, script) => {
    expect(() => new Function(script)).not.toThrow();
    expect(script).not.toMatch(/<|\n/);
  });
});
