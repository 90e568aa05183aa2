import { describe, expect, it } from "vitest";
import { stepAction, stepIn, stepPath } from "./addresses";

const at = (path: string) => stepIn(`http://localhost${path}`);

describe("stepIn", () => {
  it("reads the step from the address", () => {
    expect(at("/registration-until-emtyaz?step=3")).toMatchObject({ number: 3, checking: false });
    expect(at(stepPath(2, true))).toMatchObject({ number: 2, checking: true });
    expect(at(stepAction(at(stepPath(5))!))?.group.name).toBe("contact");
  });

  it.each(["", "?step=", "?step=0", "?step=6", "?step=1.5", "?step=-1", "?step=x"])("are not %j", (query) => {
    expect(at(`/registration-until-emtyaz${query}`)).toBeNull();
  });
});
