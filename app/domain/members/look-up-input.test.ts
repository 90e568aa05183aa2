import { expect, it } from "vitest";
import { parseForm } from "~/forms/parse-form";
import { lookUpInput } from "./look-up-input";

const search = (...typed: string[]) => {
  const form = new FormData();
  for (const each of typed) form.append("doc_no", each);
  const { value, refuse } = parseForm(form, lookUpInput);
  return value ?? refuse().error?.doc_no?.[0];
};

it.each([
  ["a number of the local keyboard", ["١٠٠٠١"], { doc_no: 10001 }],
  ["a number nobody has", ["99999999999999999999"], { doc_no: null }],
  ["nothing", [""], "cards:enter-number"],
  ["blanks", ["   "], "cards:enter-number"],
  ["letters", ["abc"], "cards:must-be-numeric"],
  ["a NUL byte", ["1\u0000"], "cards:must-be-numeric"],
  ["two numbers", ["1", "2"], "sent-twice"],
] as const)("answers %s", (_, typed, answer) => {
  expect(search(...typed)).toEqual(answer);
});
