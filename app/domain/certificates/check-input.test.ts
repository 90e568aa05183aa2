import { expect, it } from "vitest";
import { parseForm } from "~/forms/parse-form";
import { checkInput } from "./check-input";
import { serialOf } from "./serial";

const check = (...typed: string[]) => {
  const form = new FormData();
  for (const each of typed) form.append("code", each);
  const { value, refuse } = parseForm(form, checkInput);
  return value?.code ?? refuse().error?.code?.[0];
};
const serial = serialOf(2026, 7);

it.each([
  ["a code", ["oa1b 2c3d 4e5f 6g7h"], "0A1B-2C3D-4E5F-6G7H"],
  ["nothing", [""], "certificates:verify.enter-code"],
  ["no field", [], "certificates:verify.enter-code"],
  ["blanks", ["   "], "certificates:verify.enter-code"],
  ["half a code", ["0A1B-2C3D"], "certificates:verify.not-a-code"],
  ["the serial", [serial], "certificates:verify.is-a-serial"],
  ["a mistyped serial", [serial.replace("7", "8")], "certificates:verify.is-a-serial"],
  ["a NUL byte", ["\u0000"], "certificates:verify.not-a-code"],
  ["two codes", ["1", "2"], "sent-twice"],
])("answers %s", (_, typed, answer) => expect(check(...typed)).toBe(answer));
