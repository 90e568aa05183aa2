import { expect, it } from "vitest";
import { withPlainLetters } from "./presentation-forms";

it("replaces letters stored by their shape and keeps all others", () => {
  expect(withPlainLetters("ﻣﺤﻤﺪ ﻋﺒﺪﷲ Ali")).toBe("محمد عبدالله Ali");
});
