import { expect, it } from "vitest";
import { maskedMobile } from "./masked-mobile";

it.each([
  ["0790001012", "07••••••12"],
  ["5001012", "50•••12"],
  ["500112", "50••12"],
  ["50011", "•••••"],
  ["12", "••"],
  ["", ""],
])("shows %s as %s", (mobile, shown) => {
  expect(maskedMobile(mobile)).toBe(shown);
});
