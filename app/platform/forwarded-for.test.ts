import { describe, expect, it } from "vitest";
import { readForwardedFor } from "./forwarded-for";

describe("readForwardedFor", () => {
  it.each([
    ["203.0.113.9", "203.0.113.9"],
    ["203.0.113.9:51344", "203.0.113.9"],
    ["2001:db8::7", "2001:db8::7"],
    ["[2001:db8::7]", "2001:db8::7"],
    ["[2001:db8::7]:443", "2001:db8::7"],
    ['"[2001:db8::7]:443"', "2001:db8::7"],
    ["::ffff:203.0.113.9", "::ffff:203.0.113.9"],
    ["<script>, 203.0.113.9:1", "203.0.113.9"],
  ])("reads %s behind one proxy as %s", (header, address) => {
    expect(readForwardedFor(header, 1)).toBe(address);
  });

  it("keeps one entry for each trusted proxy", () => {
    expect(readForwardedFor("10.0.0.1, 203.0.113.9:80, [2001:db8::7]:443", 2)).toBe(
      "203.0.113.9, 2001:db8::7",
    );
  });

  it.each(["unknown", "", "203.0.113.9:", "203.0.113.999", "_hidden", "203.0.113.9, x"])(
    "returns null for %j, which names no client",
    (header) => expect(readForwardedFor(header, 1)).toBeNull(),
  );
});
