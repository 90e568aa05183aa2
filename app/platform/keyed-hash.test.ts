import { describe, expect, it } from "vitest";
import { afterRotation } from "../../tests/support/rotated-secrets";
import { keyedHash, keyedHashes } from "./encrypt.server";

describe("keyedHash", () => {
  it("is equal for the same text and purpose only", () => {
    expect(keyedHash("codes", "K7M4")).toMatch(/^[\w-]{43}$/);
    expect(keyedHash("codes", "K7M4")).toBe(keyedHash("codes", "K7M4"));
    expect(keyedHash("codes", "K7M5")).not.toBe(keyedHash("codes", "K7M4"));
    expect(keyedHash("links", "K7M4")).not.toBe(keyedHash("codes", "K7M4"));
  });

  it("returns hashes of all listed secrets after a rotation, newest first", async () => {
    const before = keyedHash("codes", "K7M4");
    const after = await afterRotation(() => keyedHashes("codes", "K7M4"));
    expect(after).toHaveLength(2);
    expect(after[0]).not.toBe(before);
    expect(after[1]).toBe(before);
  });
});
