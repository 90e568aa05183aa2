import { describe, expect, it } from "vitest";
import { checkedKey, checkedPrefix, StorageKeyRefused } from "./storage";

describe("checkedKey", () => {
  it.each(["a", "news-photos/0f3a/320.webp", "attachments/a_b-c.d.pdf", "readiness"])("may be %j", (key) => {
    expect(checkedKey(key)).toBe(key);
  });

  it.each([
    "",
    "/etc/passwd",
    "..",
    "../secret",
    "a/../../secret",
    "a/./b",
    "a//b",
    "a/",
    ".hidden/a",
    "a/.hidden",
    "a\\b",
    "C:/a",
    "a b",
    "a\u0000b",
    "a\n",
    "خبر.pdf",
    "%2e%2e/a",
    "a?x",
    "x".repeat(301),
  ])("refuses %j", (key) => {
    expect(() => checkedKey(key)).toThrow(StorageKeyRefused);
  });
});

describe("checkedPrefix", () => {
  it.each(["", "attachments/", "attachments", "attachments/0f"])("may be %j", (prefix) => {
    expect(checkedPrefix(prefix)).toBe(prefix);
  });

  it.each(["/", "../", "a//", "a/../", "."])("may not be %j", (prefix) => {
    expect(() => checkedPrefix(prefix)).toThrow(StorageKeyRefused);
  });
});
