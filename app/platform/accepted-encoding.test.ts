import { expect, it } from "vitest";
import { acceptedEncoding } from "./compression.server";

it.each([
  ["gzip, deflate, br, zstd", "br"],
  ["br;q=1.0, gzip;q=0.8", "br"],
  ["gzip", "gzip"],
  ["br;q=0, gzip", "gzip"],
  ["gzip;q=0.000", null],
  ["gzip;q=0.5", "gzip"],
  ["x-brotli, deflate", null],
  ["identity", null],
  ["", null],
  [undefined, null],
])("chooses for %s: %s", (accepted, encoding) => expect(acceptedEncoding(accepted)).toBe(encoding));
