import { expect, it } from "vitest";
import { initialsOf } from "./initials";

it.each([
  ["Dr. Sami Khalil Haddad", "SH"],
  ["Dr. Yousef Ibrahim Al-Omari", "YO"],
  ["د. ريما عدنان الخطيب", "ر\u200c خ"],
  ["Nadia", "N"],
  ["", ""],
])("takes the initials of “%s” from the first and last name", (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
