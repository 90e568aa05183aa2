import { expect, it } from "vitest";
import { withPlainLetters } from "./presentation-forms";

it("replaces presentation forms and keeps all other letters", () => {
  expect(withPlainLetters("ﻣﺤﻤﺪ ﻋﺒﺪﷲ Ali")).toBe("محمد عبدالله Ali");
});
