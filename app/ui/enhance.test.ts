import { describe, expect, it } from "vitest";
import { busy } from "./busy";
import { enhancement } from "./enhance";
import { enterGoesOn } from "./enter-goes-on";
import { nameLookUp } from "./name-look-up";
import { passwordField } from "./password-field";
import { printing } from "./printing";
import { sentDialog } from "./sent-dialog";
import { toast } from "./toast";
import { universities } from "./universities";
import { viewer } from "./viewer";

const scripts = {
  ...{ enhancement, busy, enterGoesOn, nameLookUp, passwordField, printing, sentDialog },
  ...{ toast, universities, viewer },
};

describe("the enhancement", () => {
  it("is a script of at most 320 bytes on every page", () => {
    expect(enhancement.length).toBeLessThanOrEqual(320);
  });

  it("weighs no more than 4 KB with all that some pages add", () => {
    expect(Object.values(scripts).join(";").length).toBeLessThanOrEqual(4 * 1024);
  });

  it.each(Object.entries(scripts))("%s is a script, and cannot end its own element", (_, script) => {
    expect(() => new Function(script)).not.toThrow();
    expect(script).not.toMatch(/<|\n/);
  });
});
