import { describe, expect, it } from "vitest";
import { parseId } from "./id";

describe("parseId", () => {
  it.each([
    ["1", 1],
    ["2147483647", 2_147_483_647],
    ["2147483648", null],
    ["9999999999", null],
    ["0", null],
    ["01", null],
    ["-1", null],
    ["1e3", null],
    ["", null],
    [undefined, null],
  ])("parses %j as %j, since no row can have another id", (text, id) => {
    expect(parseId(text)).toBe(id);
  });
});
