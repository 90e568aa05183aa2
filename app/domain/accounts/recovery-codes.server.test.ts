import { describe, expect, it } from "vitest";
import { drawCode, grouped, readCode } from "./recovery-codes.server";

describe("a recovery code", () => {
  it("has ten random characters, printed in two groups", () => {
    const picks = [0, 31, 9, 10, 1, 16, 17, 20, 27, 2];
    const code = drawCode((below) => (below === 32 ? picks.shift()! : 0));
    expect(code).toBe("0Z9A1GHMV2");
    expect(grouped(code)).toBe("0Z9A1-GHMV2");
  });

  it.each([
    "0Z9A1-GHMV2",
    "0z9a1ghmv2",
    " 0Z9A1 GHMV2 ",
    "OZ9AI-GHMV2",
    "oz9al–ghmv2",
    "٠Z٩A١-GHMV٢",
    "\u20660Z9A1-GHMV2\u2069",
  ])("is parsed from %s", (typed) => {
    expect(readCode(typed)).toBe("0Z9A1GHMV2");
  });

  it.each(["", "0Z9A1-GHMV", "0Z9A1-GHMV22", "0Z9A1-GHMU2", "0Z9A1_GHMV2", "رمز سرّي ما"])(
    "is not read from %j",
    (typed) => {
      expect(readCode(typed)).toBeNull();
    },
  );
});
