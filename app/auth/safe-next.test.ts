import { describe, expect, it } from "vitest";
import { safeNext } from "./safe-next";

describe("safeNext", () => {
  it.each(["/", "/news?page=2", "/edit-news/12"])("keeps %s", (path) => {
    expect(safeNext(path, "/dashboard")).toBe(path);
  });

  it.each([
    ["/ا", "/%D8%A7"],
    ["/news?q=قسم#أول", "/news?q=%D9%82%D8%B3%D9%85#%D8%A3%D9%88%D9%84"],
    ["/a b", "/a%20b"],
  ])("escapes %s for a header", (path, spelled) => {
    expect(safeNext(path, "/dashboard")).toBe(spelled);
    expect(new Headers({ Location: safeNext(path, "/dashboard") }).get("Location")).toBe(spelled);
  });

  it.each([
    "/.//elsewhere.example",
    "/x/..//elsewhere.example",
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
  ])("falls back to the default for %j", (next) => {
    expect(safeNext(next, "/dashboard")).toBe("/dashboard");
  });
});
