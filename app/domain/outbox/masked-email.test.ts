import { expect, it } from "vitest";
import { maskedEmail } from "./masked-email";

it.each([
  ["patient@home.example", "p•••@home.example"],
  ["a@b.example", "a•••@b.example"],
  ['"odd@name"@home.example', '"•••@home.example'],
  ["سلمى@مثال.example", "س•••@مثال.example"],
  ["nobody", "•••"],
  ["", "•••"],
])("shows %s as %s", (address, masked) => expect(maskedEmail(address)).toBe(masked));
