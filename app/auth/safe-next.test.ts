import { describe, expect, it } from "vitest";
import { safeNext } from "./safe-next";

describe("safeNext", () => {
  it.each(["/", "/news?page=2", "/edit-news/12"])("keeps %s", (path) => {
    expect(safeNext(path, "/dashboard")).toBe(path);
  });

  it.each([
    null,
    undefined,
    "",
    "news",
    "//elsewhere.example",
    "/\\elsewhere.example",
    "/a\\b",
    "https://elsewhere.example",
    "javascript:alert(1)",
    "/\tnews",
    "/a\nb",
    `/${"a".repeat(2600)}`,
  ])("falls back from %j", (asked) => {
    expect(safeNext(asked, "/dashboard")).toBe("/dashboard");
  });
});
