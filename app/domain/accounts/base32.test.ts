import { describe, expect, it } from "vitest";
import { fromBase32, toBase32 } from "./base32";

const bytes = (text: string) => new TextEncoder().encode(text);

describe("base32", () => {
  it.each([
    ["", ""],
    ["f", "MY"],
    ["fo", "MZXQ"],
    ["foo", "MZXW6"],
    ["foob", "MZXW6YQ"],
    ["fooba", "MZXW6YTB"],
    ["foobar", "MZXW6YTBOI"],
  ])("of %j is %s, and back (RFC 4648)", (text, encoded) => {
    expect(toBase32(bytes(text))).toBe(encoded);
    expect(fromBase32(encoded)).toEqual(bytes(text));
  });
});
