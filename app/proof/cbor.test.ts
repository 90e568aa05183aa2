import { encode } from "cborg";
import { expect, it } from "vitest";
import { readCbor } from "./cbor";

it.each([
  0,
  23,
  24,
  65_536,
  2 ** 40,
  -1,
  -300,
  "نقابة",
  Uint8Array.from({ length: 300 }, (_, index) => index),
  [1, ["a", []]],
  new Map<unknown, unknown>([
    [1, -8],
    ["name", new Map()],
  ]),
  [true, false, null],
])("decodes what another library encoded: %j", (value) => {
  expect(readCbor(encode(value))).toEqual(value);
});

it.each([
  ["nothing", ""],
  ["a text that ends too soon", "63 61 62"],
  ["an array that ends too soon", "82 01"],
  ["a length beyond all bytes", "9b 00 1f ff ff ff ff ff ff"],
  ["a number beyond all safe ones", "1b ff ff ff ff ff ff ff ff"],
  ["no stated length", "9f 01 ff"],
  ["what is left over", "01 01"],
  ["a key that comes twice", "a2 01 01 01 02"],
  ["no UTF-8", "61 ff"],
  ["a broken number", "f9 3c 00"],
  ["what is nested without end", "81".repeat(50)],
])("refuses %s", (_what, hex) => {
  expect(() => readCbor(Buffer.from(hex.replaceAll(" ", ""), "hex"))).toThrow();
});
