import { describe, expect, it } from "vitest";
import { afterRotation } from "../../tests/support/rotated-secrets";
import { seal, sealBytes, unseal, unsealBytes } from "./encrypt.server";

const text = "سارة محمود، 0791234567";

describe("a sealed text", () => {
  it("is read again, and tells nothing meanwhile", () => {
    const sealed = seal("a draft", text);
    expect(unseal("a draft", sealed)).toBe(text);
    expect(sealed).toMatch(/^[\w-]+$/);
    expect(Buffer.from(sealed, "base64url").toString()).not.toContain("0791234567");
    expect(seal("a draft", text)).not.toBe(sealed);
    expect(unseal("a draft", seal("a draft", ""))).toBe("");
  });

  it("is of no use for another purpose, or another owner", () => {
    expect(unseal("a code", seal("a draft", text))).toBeNull();
    const bytes = sealBytes(Buffer.from(text), { purpose: "a draft", owner: "one" });
    expect(unsealBytes(bytes, { purpose: "a draft", owner: "one" })?.toString()).toBe(text);
    expect(unsealBytes(bytes, { purpose: "a draft", owner: "another" })).toBeNull();
  });

  it("is not read when anything of it was changed or is missing", () => {
    const sealed = Buffer.from(seal("a draft", text), "base64url");
    for (const at of [0, 15, 30]) {
      const changed = Buffer.from(sealed);
      changed[at]! ^= 1;
      expect(unseal("a draft", changed.toString("base64url"))).toBeNull();
    }
    for (const length of [0, 5, 12, 20, 28, sealed.length - 1])
      expect(unseal("a draft", sealed.subarray(0, length).toString("base64url"))).toBeNull();
  });

  it("is read after a rotation as long as the old secret is listed", async () => {
    const sealed = seal("a draft", text);
    expect(await afterRotation(() => unseal("a draft", sealed))).toBe(text);
    expect(await afterRotation(() => unseal("a draft", sealed), { oldIsListed: false })).toBeNull();
    const newer = await afterRotation(() => seal("a draft", text));
    expect(unseal("a draft", newer)).toBeNull();
  });
});
