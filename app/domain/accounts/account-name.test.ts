import { expect, it } from "vitest";
import { accountName } from "./names";

it.each([
  ["doctor", "00010001", "10001"],
  ["doctor", "0", "0"],
  ["computer", " comp1 ", "COMP1"],
  ["staff", " Admin@Demo.Test ", "admin@demo.test"],
] as const)("a %s who writes %j is %j", (kind, typed, name) => {
  expect(accountName[kind](typed)).toBe(name);
});
