import { describe, expect, it } from "vitest";
import { currentFor, inLanguageOf, withoutLanguage } from "./own-address";

describe("language in an address", () => {
  it.each([
    ["/news", "/news?lang=ar"],
    ["/news?q=%D8%A3&page=2", "/news?q=%D8%A3&page=2&lang=ar"],
    ["/?lang=en", "/?lang=ar"],
  ])("%s becomes %s", (path, expected) => {
    expect(inLanguageOf(path, "ar")).toBe(expected);
  });

  it.each([
    ["/news?lang=en&page=2", "/news?page=2"],
    ["/?lang=en", "/"],
  ])("%s without it is %s", (path, expected) => {
    expect(withoutLanguage(path)).toBe(expected);
  });
});

describe("current link", () => {
  it.each([
    ["/news", "/news?page=2", "page"],
    ["/news", "/news/12", "true"],
    ["/news", "/newsroom", undefined],
    ["/", "/news", undefined],
    ["/", "/?lang=ar", "page"],
  ])("%s on %s is %s", (link, path, expected) => {
    expect(currentFor(link, path)).toBe(expected);
  });
});
