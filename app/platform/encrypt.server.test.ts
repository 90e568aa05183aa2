import { describe, expect, it } from "vitest";
import { afterRotation } from "../../tests/support/rotated-secrets";
import { decrypt, decryptBytes, encrypt, encryptBytes } from "./encrypt.server";

const text = "سارة محمود، 0791234567";

describe("encrypt and decrypt", () => {
  it("restore the text, which is unreadable meanwhile", () => {
    const sealed = encrypt("a draft", text);
    expect(decrypt("a draft", sealed)).toBe(text);
    expect(sealed).toMatch(/^[\w-]+$/);
    expect(Buffer.from(sealed, "base64url").toString()).not.toContain("0791234567");
    expect(encrypt("a draft", text)).not.toBe(sealed);
    expect(decrypt("a draft", encrypt("a draft", ""))).toBe("");
  });

  it("fail for another purpose or another owner", () => {
    expect(decrypt("a code", encrypt("a draft", text))).toBeNull();
    const bytes = encryptBytes(Buffer.from(text), { purpose: "a draft", owner: "one" });
    expect(decryptBytes(bytes, { purpose: "a draft", owner: "one" })?.toString()).toBe(text);
    expect(decryptBytes(bytes, { purpose: "a draft", owner: "another" })).toBeNull();
  });

  it("fail if anything was changed or is missing", () => {
    const sealed = Buffer.from(encrypt("a draft", text), "base64url");
    for (const at of [0, 15, 30]) {
      const changed = Buffer.from(sealed);
      changed[at]! ^= 1;
      expect(decrypt("a draft", changed.toString("base64url"))).toBeNull();
    }
    for (const length of [0, 5, 12, 20, 28, sealed.length - 1])
      expect(decrypt("a draft", sealed.subarray(0, length).toString("base64url"))).toBeNull();
  });

  it("still decrypt after a rotation while the old secret is listed", async () => {
    const sealed = encrypt("a draft", text);
    expect(await afterRotation(() => decrypt("a draft", sealed))).toBe(text);
    expect(await afterRotation(() => decrypt("a draft", sealed), { oldIsListed: false })).toBeNull();
    const newer = await afterRotation(() => encrypt("a draft", text));
    expect(decrypt("a draft", newer)).toBeNull();
  });
});
